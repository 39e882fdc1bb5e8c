/** What is stamped on a seat. */
export interface Stamp {
  text: string;
  tone: 'cinnabar' | 'brass' | 'grey';
  /** At the upper left corner, across the foot, or at the upper right. */
  at: 'corner' | 'foot' | 'right';
}
