/** The addresses of the client's screens. */

export type Route =
  | { screen: 'lobby'; game: string | null }
  | { screen: 'friends'; game: string | null }
  | { screen: 'code'; code: string | null }
  | { screen: 'rounds' }
  | { screen: 'ranking'; game: string | null }
  | { screen: 'player'; player: string }
  | { screen: 'rules'; game: string | null }
  | { screen: 'settings' }
  | { screen: 'conduct' }
  | { screen: 'about' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; round: string }
  | { screen: 'admin'; page: string | null; item: string | null }
  | { screen: 'nowhere' };

/** Screens where one looks something up and goes back to the game; from all others one has left it. */
const LOOKED_UP: ReadonlySet<Route['screen']> = new Set<Route['screen']>([
  'replay',
  'rules',
  'player',
  'ranking',
  'rounds',
  'settings',
  'conduct',
  'about',
]);

/** The table whose seat is kept on a screen, `before` being the one that was kept until now. */
export function keptTable(before: string | null, route: Route): string | null {
  if (route.screen === 'table') return route.table;
  return LOOKED_UP.has(route.screen) ? before : null;
}

/** `/t/abc` → the table `abc`. What is no screen is `nowhere`. */
export function routeOf(path: string): Route {
  const [first = '', second = null, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'admin' && rest.length <= 1) return { screen: 'admin', page: second, item: rest[0] ?? null };
  if (rest.length) return { screen: 'nowhere' };
  switch (first) {
    case '':
      return { screen: 'lobby', game: null };
    case 'g':
      return second ? { screen: 'lobby', game: second } : { screen: 'nowhere' };
    case 'friends':
      return { screen: 'friends', game: second };
    case 'c':
      return { screen: 'code', code: second };
    case 'rules':
      return { screen: 'rules', game: second };
    case 'ranking':
      return { screen: 'ranking', game: second };
    case 'p':
      return second ? { screen: 'player', player: second } : { screen: 'nowhere' };
    case 't':
      return second ? { screen: 'table', table: second } : { screen: 'nowhere' };
    case 'r':
      return second ? { screen: 'replay', round: second } : { screen: 'nowhere' };
    case 'rounds':
    case 'settings':
    case 'conduct':
    case 'about':
      return second ? { screen: 'nowhere' } : { screen: first };
    default:
      return { screen: 'nowhere' };
  }
}
