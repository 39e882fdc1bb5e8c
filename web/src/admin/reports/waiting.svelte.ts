/** How much waits for the host, for the menu; counted when it is first asked for and after each decision. */
import * as admin from '../../api/admin.ts';

let count = $state(0);
let asked = false;

export function waiting(): number {
  if (!asked) {
    asked = true;
    void countWaiting().catch(() => undefined);
  }
  return count;
}

export async function countWaiting(): Promise<void> {
  count = (await admin.waiting()).waiting;
}
