/** What comes of dealing a round again from its seed. */
export interface Check {
  /** What was shuffled. */
  of: 'wall' | 'pack';
  /** How many tiles or cards were compared. */
  tiles: number;
  /** The first thing that does not fit, or null. */
  fault: 'dice' | 'lot' | 'deal' | 'turned' | 'draw' | null;
}
