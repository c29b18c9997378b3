import type { Page } from '@playwright/test';

/**
 * Viewport sizes in CSS pixels: a laptop's window at 200 % zoom, and a window of 1280 by 1024 at 400 % (WCAG
 * 1.4.4, 1.4.10).
 */
const windows = {
  200: { width: 683, height: 384 },
  400: { width: 320, height: 256 },
};

/**
 * Simulates browser zoom with a smaller viewport and a higher pixel density. It lasts until the viewport size
 * changes.
 */
export async function zoomTo(page: Page, zoom: keyof typeof windows): Promise<void> {
  const room = windows[zoom];
  await page.setViewportSize(room);
  const browser = await page.context().newCDPSession(page);
  const look = { ...room, deviceScaleFactor: zoom / 100, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', look);
  await browser.detach();
}
