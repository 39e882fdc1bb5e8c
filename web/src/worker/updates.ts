/** Tells when a newer client waits, and changes over to it when the player says so. */

/** Registers the service worker; `onWaiting` is called with the function that changes over and reloads. */
export async function watchForUpdates(onWaiting: (changeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');

  const announce = (waiting: ServiceWorker) => {
    // Without a controller this is the first visit, and nothing is being replaced.
    if (!workers.controller) return;
    onWaiting(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('SKIP_WAITING');
    });
  };
  const follow = (installing: ServiceWorker) =>
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') announce(installing);
    });

  if (registration.waiting) announce(registration.waiting);
  if (registration.installing) follow(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
