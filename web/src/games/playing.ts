/** Which game the components around are about, so that a piece deep inside them can be worded as its game words it. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('game');

/** Says it to all components inside this one; call it while that is made. */
export const playing = (game: () => string): unknown => setContext(KEY, game);

/** What was said around this component; no game where nothing was. */
export const gameAround = (): (() => string) => getContext<(() => string) | undefined>(KEY) ?? (() => '');
