import { existsSync } from 'node:fs';

/** Renders like the full browser, with little more than half of its CPU time. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The browser for browser tests: `CHROMIUM_PATH` if set, otherwise Chromium's headless shell if installed,
 * otherwise Chromium.
 */
export const headlessChromium = (chosen = process.env.CHROMIUM_PATH): string =>
  chosen ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
