/** Ways to tell friends of a table. */
import { t } from '../i18n/index.ts';
import { toast } from '../look/toasts.svelte.ts';

export const linkTo = (code: string): string => `${location.origin}/c/${code}`;

/** Whether this browser can hand a link to other apps. */
export const canShare = 'share' in navigator;

export function share(game: string, code: string): void {
  // A share that the player calls off is no fault.
  void navigator.share({ text: t().waiting.shareText(game, code), url: linkTo(code) }).catch(() => undefined);
}

export async function copyLink(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(code));
    toast(t().waiting.copied, 'copy');
  } catch {
    toast(t().waiting.copyFailed, 'copy');
  }
}

/** The best of these that the browser has. */
export const invite = (game: string, code: string): void =>
  canShare ? share(game, code) : void copyLink(code);
