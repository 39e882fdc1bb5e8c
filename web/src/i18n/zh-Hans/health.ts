/** Playing with measure. */
export default {
  title: '打牌有度',
  daily: '打牌图个乐，坐久了起来走走',
  advice: [
    '打牌是和街坊坐坐，输赢只是记分。',
    '打一个钟头，起来走一走，看看远处，喝口水。',
    '饭要按时吃，觉要按时睡，家里有事先顾家里。',
    '不拿积分换钱，不替人打，也不借账号给人。',
    '小朋友先做完功课，和大人一起玩。',
  ],
  played: (minutes: number) =>
    minutes < 60
      ? `你已经打了 ${minutes} 分钟，起来走走，喝口水`
      : `你已经打了 ${Math.floor(minutes / 60)} 个钟头，起来走走，喝口水`,
  today: '今天打了',
  minutes: (n: number) =>
    n < 60 ? `${n} 分钟` : `${Math.floor(n / 60)} 小时${n % 60 ? ` ${n % 60} 分钟` : ''}`,
  left: (minutes: string) => `还可以打 ${minutes}`,
  over: '今天打够了，明天再来',
  week: '这七天',
  limit: '一天最多打',
  limitHint: '到了就不再开新桌，打着的打完',
  unlimited: '不限',
  saved: '记下了',
};
