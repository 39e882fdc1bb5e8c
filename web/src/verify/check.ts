/** What comes of dealing a round again from its seed. */
export interface Check {
  /** How many tiles or cards were compared. */
  tiles: number;
  /** The first thing that does not fit, or null. */
  fault: 'dice' | 'deal' | 'draw' | null;
}
