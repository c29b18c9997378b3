/** The first that fits counts: every Edge calls itself Chrome as well, and every Chrome Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bCrOS\b/, 'a Chromebook'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/**
 * The browser in words, such as "Firefox on Windows", from its `User-Agent`; null when neither is known.
 * Only this is kept of the header: enough to know one's own browser again.
 */
export function deviceName(agent: string | null): string | null {
  const browser = nameIn(browsers, agent ?? '');
  const system = nameIn(systems, agent ?? '');
  if (!browser) return system ? `A browser on ${system}` : null;
  return system ? `${browser} on ${system}` : browser;
}
