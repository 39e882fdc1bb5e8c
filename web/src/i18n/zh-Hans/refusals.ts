/** Why something was not done, by the key of the refusal, and what to do about it. */
export default {
  offline: '网断了，接上再试',
  'no-answer': '茶馆没应声，过会儿再试',
  'too-late': '网刚接上，这一手已经过了时间',
  unknown: '这样不行，换个办法试试',
};
