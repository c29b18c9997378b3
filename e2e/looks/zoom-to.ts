import type { Page } from '@playwright/test';

/**
 * The remaining size of a laptop's window at 200 %, and of one of 1280 by 1024 at 400 % (WCAG 1.4.4, 1.4.10).
 */
const windows = {
  200: { width: 683, height: 384 },
  400: { width: 320, height: 256 },
};

/**
 * Shows the page as the browser's own zoom does: less room, and each of its pixels as many times as
 * large. It lasts until the window is given another size.
 */
export async function zoomTo(page: Page, zoom: keyof typeof windows): Promise<void> {
  const room = windows[zoom];
  await page.setViewportSize(room);
  const browser = await page.context().newCDPSession(page);
  const look = { ...room, deviceScaleFactor: zoom / 100, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', look);
  await browser.detach();
}
