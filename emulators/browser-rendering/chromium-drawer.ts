import { type Browser, chromium, errors, type Page } from '@playwright/test';
import type { PdfRequest } from './pdf-request.ts';

/** Renders PDF files as Cloudflare's browser would for the same request. */
export interface Drawer {
  draw(request: PdfRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Thrown when one of the request's timeouts expires. */
export class TimedOut extends Error {}

/** The browser is closed after this time without a request, because it uses 200 MB of memory. */
const idleMs = 60_000;

const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Switches off local network checks, because Cloudflare's browsers access the site from the internet, where
  // no address belongs to a local network.
  '--disable-features=LocalNetworkAccessChecks',
];

/** Renders with the Chromium at `executablePath`. The first request starts the browser. */
export function createChromiumDrawer(executablePath: string): Drawer {
  let running: Promise<Browser> | null = null;
  let atWork = 0;
  let timer: NodeJS.Timeout | undefined;
  const open = (): Promise<Browser> => {
    running ??= chromium.launch({ executablePath, args: launchArgs }).then((browser) => {
      browser.once('disconnected', () => {
        running = null;
      });
      return browser;
    });
    running.catch(() => {
      running = null;
    });
    return running;
  };
  const close = async () => {
    clearTimeout(timer);
    const browser = await running?.catch(() => null);
    running = null;
    await browser?.close();
  };
  return {
    async draw(request) {
      clearTimeout(timer);
      atWork += 1;
      try {
        const browser = await open();
        const context = await browser.newContext({
          javaScriptEnabled: request.setJavaScriptEnabled ?? true,
        });
        try {
          return await drawPage(await context.newPage(), request);
        } finally {
          await context.close();
        }
      } catch (error) {
        if (error instanceof errors.TimeoutError) throw new TimedOut(error.message);
        throw error;
      } finally {
        atWork -= 1;
        if (atWork === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}

async function drawPage(page: Page, request: PdfRequest): Promise<Uint8Array> {
  const { gotoOptions = {}, pdfOptions = {}, emulateMediaType, waitForTimeout } = request;
  await page.route('**/*', (route) => {
    const asked = route.request();
    return isAllowed(request, asked.url(), asked.resourceType())
      ? route.continue()
      : route.abort('blockedbyclient');
  });
  if (emulateMediaType) await page.emulateMedia({ media: emulateMediaType });
  await page.setContent(request.html, {
    timeout: gotoOptions.timeout ?? 30_000,
    waitUntil: waitUntilOf(gotoOptions.waitUntil),
  });
  for (const tag of request.addStyleTag ?? []) {
    await page.addStyleTag({
      ...(tag.url && { url: tag.url }),
      ...(tag.content && { content: tag.content }),
    });
  }
  if (waitForTimeout) await page.waitForTimeout(waitForTimeout);
  const { timeout, margin, ...options } = pdfOptions;
  const late = request.actionTimeout ?? timeout ?? 30_000;
  const drawing = page.pdf({ ...options, ...(margin && { margin }) });
  return Promise.race([
    drawing,
    new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new TimedOut('Page.printToPDF timed out')), late);
      void drawing.catch(() => undefined).finally(() => clearTimeout(timer));
    }),
  ]);
}

/** Applies reject rules before allow rules, as Cloudflare does. */
function isAllowed(request: PdfRequest, url: string, type: string): boolean {
  const matches = (patterns: readonly string[]) =>
    patterns.some((pattern) => new RegExp(pattern).test(url));
  const isType = (types: readonly string[]) => types.includes(type);
  if (request.rejectRequestPattern && matches(request.rejectRequestPattern)) return false;
  if (request.rejectResourceTypes && isType(request.rejectResourceTypes)) return false;
  if (request.allowRequestPattern && !matches(request.allowRequestPattern)) return false;
  return !request.allowResourceTypes || isType(request.allowResourceTypes);
}

function waitUntilOf(
  wanted: NonNullable<PdfRequest['gotoOptions']>['waitUntil'] = 'domcontentloaded',
): 'load' | 'domcontentloaded' | 'networkidle' {
  const all = [wanted].flat();
  if (all.some((one) => one.startsWith('networkidle'))) return 'networkidle';
  return all.includes('load') ? 'load' : 'domcontentloaded';
}
