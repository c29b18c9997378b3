import { createChromiumDrawer } from './chromium-drawer.ts';
import { findChromium } from './find-chromium.ts';
import { startBrowserRendering } from './start-browser-rendering.ts';

// Entry point for `npm start`. Renders PDF files with a Chromium on this computer.
const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium on this computer; CHROMIUM_PATH names one.');
const { BROWSER_RENDERING_TOKEN: token } = process.env;
const emulator = await startBrowserRendering({
  drawer: createChromiumDrawer(chromium),
  ...(token && { token }),
});
process.once('SIGTERM', () => {
  void emulator.close().then(() => process.exit(0));
});
console.log(`browser-rendering: ready on ${emulator.url}`);
