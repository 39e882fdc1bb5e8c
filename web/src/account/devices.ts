/** What a browser calls itself, as people call it: `Chrome` on `Android`. */

export interface Device {
  browser: string;
  system: string;
}

/** Most browsers also say the names of others, so the order decides. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/\bQQ\//, 'QQ'],
  [/UCBrowser/, 'UC'],
  [/HuaweiBrowser/, 'Huawei'],
  [/MiuiBrowser/, 'Xiaomi'],
  [/HeyTapBrowser/, 'OPPO'],
  [/VivoBrowser/, 'vivo'],
  [/SamsungBrowser/, 'Samsung'],
  [/MQQBrowser/, 'QQ'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const named = (names: typeof BROWSERS, agent: string) => names.find(([sign]) => sign.test(agent))?.[1];

/** `null` for what is no browser that one knows. */
export function deviceOf(agent: string): Device | null {
  const browser = named(BROWSERS, agent);
  const system = named(SYSTEMS, agent);
  return browser !== undefined && system !== undefined ? { browser, system } : null;
}
