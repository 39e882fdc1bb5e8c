/** Something that is asked of the hall now and then while a page is looked at. */
import { attempt } from '../games/refusal.ts';

/** Milliseconds between two askings. */
const AGAIN = 10_000;

/**
 * Asks at once and every ten seconds, while the component is there and its page is in view; and at once when the state
 * that `ask` reads has changed, after which no older question is answered.
 */
export function asked<Answer>(ask: () => Promise<Answer>): { readonly answer: Answer | null } {
  let answer = $state.raw<Answer | null>(null);
  $effect(() => {
    let current = true;
    const once = () =>
      attempt(async () => {
        const found = await ask();
        if (current) answer = found;
      });
    void once();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void once();
    }, AGAIN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  });
  return {
    get answer() {
      return answer;
    },
  };
}
