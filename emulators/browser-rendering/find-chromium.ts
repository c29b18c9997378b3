import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium executable on this computer, from `CHROMIUM_PATH` or one of the usual
 * locations. Returns null if there is none.
 */
export function findChromium(chosen = process.env.CHROMIUM_PATH): string | null {
  return (chosen ? [chosen] : usual).find((path) => existsSync(path)) ?? null;
}
