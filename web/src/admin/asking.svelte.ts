/** Something that is asked of the hall now and then while a page is looked at. */
import { attempt } from '../games/refusal.ts';

/** Milliseconds between two askings. */
const AGAIN = 10_000;

/** Asks at once and every ten seconds, while the component is there and its page is in view. */
export function asked<Answer>(ask: () => Promise<Answer>): {
  readonly answer: Answer | null;
  again: () => void;
} {
  let answer = $state.raw<Answer | null>(null);
  const once = () =>
    attempt(async () => {
      answer = await ask();
    });
  $effect(() => {
    void once();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void once();
    }, AGAIN);
    return () => clearInterval(timer);
  });
  return {
    get answer() {
      return answer;
    },
    again: () => void once(),
  };
}
