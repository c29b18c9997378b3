import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program of a Chromium on this computer: `CHROMIUM_PATH`, or where systems usually have it; null for none. */
export function findChromium(chosen = process.env.CHROMIUM_PATH): string | null {
  return (chosen ? [chosen] : usual).find((path) => existsSync(path)) ?? null;
}
