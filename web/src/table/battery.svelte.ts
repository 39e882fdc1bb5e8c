/** The battery, where the browser tells of it. */
import { createSubscriber } from 'svelte/reactivity';

interface BatteryManager extends EventTarget {
  /** From 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

let known: BatteryManager | null = null;

const follow = createSubscriber((update) => {
  const ask = (navigator as { getBattery?: () => Promise<BatteryManager> }).getBattery;
  void ask?.call(navigator).then(
    (battery) => {
      known = battery;
      battery.addEventListener('levelchange', update);
      battery.addEventListener('chargingchange', update);
      update();
    },
    () => undefined,
  );
  return () => {
    known?.removeEventListener('levelchange', update);
    known?.removeEventListener('chargingchange', update);
  };
});

/** In whole percent, `null` where it is not known. */
export function battery(): { percent: number; charging: boolean } | null {
  follow();
  return known && { percent: Math.round(known.level * 100), charging: known.charging };
}
