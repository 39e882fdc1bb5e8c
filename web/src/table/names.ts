/** 浣江老周 is called 老周 where there is little room; names in other scripts stay whole. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > 3 && /^\p{Script=Han}+$/u.test(name) ? characters.slice(-2).join('') : name;
}
