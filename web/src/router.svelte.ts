/** Which screen is shown: follows the address, the links in the page and the back button. */
import { keptTable, routeOf, type Route } from './routes.ts';

let shown = $state.raw<Route>(routeOf(location.pathname));
let kept = $state.raw(keptTable(null, shown));
/** How many screens of ours lie behind the present one. */
let depth = 0;

export const route = (): Route => shown;

/** The table that is shown, or from which one went to look something up. */
export const tableKept = (): string | null => kept;

function show(next: Route): void {
  shown = next;
  kept = keptTable(kept, next);
}

/** Goes to a screen, by its path and perhaps a query. `replace` leaves no step behind for the back button. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState({ depth }, '', path);
  else history.pushState({ depth: ++depth }, '', path);
  show(routeOf(path.replace(/\?.*/, '')));
}

/** One step back if we came from one of our screens, otherwise to `fallback`. */
export function back(fallback = '/'): void {
  if (depth > 0) history.back();
  else go(fallback, { replace: true });
}

/** Follows the address from now on; called once. */
export function followAddress(): void {
  addEventListener('popstate', (event) => {
    depth = (event.state as { depth?: number } | null)?.depth ?? 0;
    show(routeOf(location.pathname));
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin) return;
    const samePage = link.pathname === location.pathname;
    if (link.hash && !samePage) return;
    event.preventDefault();
    if (link.hash) goWithin(link.hash);
    else go(link.pathname + link.search, { replace: samePage });
  });
}

/** A place on the same page is no step of its own: from there, too, one goes back to where one came from. */
function goWithin(hash: string): void {
  history.replaceState(history.state, '', hash);
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.scrollIntoView();
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
