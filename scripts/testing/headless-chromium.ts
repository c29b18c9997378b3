import { existsSync } from 'node:fs';

/** Renders as the whole browser does, in little more than half of its processor time. */
const shell = '/usr/bin/chromium-headless-shell';

/** The browser of the walks: `CHROMIUM_PATH`, else Chromium's headless shell, else Chromium. */
export const headlessChromium = (chosen = process.env.CHROMIUM_PATH): string =>
  chosen ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
