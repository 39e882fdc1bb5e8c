/** The games that were played last on this machine, the newest first. */
const STORED_AS = 'recent';
const KEPT = 6;

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

let games = $state.raw(remembered());

export const recentGames = (): readonly string[] => games;

/** One sits at this game now. */
export function notePlayed(game: string): void {
  if (games[0] === game) return;
  games = [game, ...games.filter((other) => other !== game)].slice(0, KEPT);
  localStorage.setItem(STORED_AS, JSON.stringify(games));
}
