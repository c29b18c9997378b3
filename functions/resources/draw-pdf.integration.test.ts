import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';
import { createChromiumDrawer } from '#emulators/browser-rendering/chromium-drawer.ts';
import { findChromium } from '#emulators/browser-rendering/find-chromium.ts';
import {
  type BrowserRendering,
  startBrowserRendering,
} from '#emulators/browser-rendering/start-browser-rendering.ts';
import { pageRule } from '#lessons/sheets/paper.ts';
import { root } from '#scripts/world/settings.ts';
import { readPdf } from './testing/read-pdf.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

/**
 * Runs the Worker with the emulator of the PDF renderer, a real Chromium, and a site that serves its files
 * with its own headers.
 */
const arabic = '@fontsource-variable/noto-naskh-arabic';
const asset = (path: string) => readFileSync(join(root, 'node_modules', path));
const [, cors = ''] = /Access-Control-Allow-Origin: (.*)/.exec(
  readFileSync(join(root, 'web/public/_headers'), 'utf8'),
) ?? [''];
const font = asset(`${arabic}/index.css`).toString();
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const asked: string[] = [];
let site: Server;
let renderer: BrowserRendering;
let world: ResourceFixture;
beforeAll(async () => {
  const chromium = findChromium();
  if (!chromium) throw new Error('This test needs Chromium.');
  site = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.setHeader('access-control-allow-origin', cors.trim());
    if (path === '/assets/app-1.css') {
      response.setHeader('content-type', 'text/css');
      response.end('.wide { inline-size: 400mm; } @media print { .screen { display: none; } }');
    } else if (path === '/assets/fonts/arabic/font.css') {
      response.setHeader('content-type', 'text/css');
      response.end(font);
    } else if (path.startsWith('/assets/fonts/arabic/files/')) {
      response.setHeader('content-type', 'font/woff2');
      response.end(asset(`${arabic}/files/${path.split('/').at(-1)}`));
    } else if (path.startsWith('/api/v1/media/')) {
      response.setHeader('content-type', 'image/png');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.end(pixel);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  renderer = await startBrowserRendering({ drawer: createChromiumDrawer(chromium) });
  world = await createResourceFixture({
    APP_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    BROWSER_RENDERING_URL: renderer.url,
    BROWSER_RENDERING_TOKEN: renderer.token,
  });
});
afterAll(async () => {
  await world?.close();
  await renderer?.close();
  site?.closeAllConnections();
  site?.close();
});

const styles = ['/assets/app-1.css', '/assets/fonts/arabic/font.css'];
async function draw(html: string, rules = pageRule('a4')) {
  asked.length = 0;
  const id = await world.addLesson({ title: 'في السوق', status: 'final' });
  const json = { html, styles, rules };
  const answer = await world.call(`POST /v1/resources/${id}/pdf`, {
    token: world.owner.token,
    json,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

it('draws two A4 pages in the site’s own fonts, with a picture, a title and the AI label', async () => {
  const word = 'السوق';
  const pdf = await draw(`
    <div lang="en">Fill the gaps</div><p class="screen">ZQX</p>
    <p lang="ar" dir="rtl" style="font-family: 'Noto Naskh Arabic Variable'">${word}</p>
    <img src="/api/v1/media/${'a'.repeat(64)}" alt="" width="40" height="40">
    <p style="break-before: page">Answers</p>`);
  expect(pdf.pages).toBe(2);
  for (const box of pdf.boxes) expect(box).toMatch(/^0 0 59[45](\.\d+)? 84[12](\.\d+)?$/);
  // Skip ق, because its dots are drawn separately.
  for (const letter of `Filthegaps${word.replace('ق', '')}`)
    expect([...pdf.letters]).toContain(letter);
  // These letters are in elements that the style sheet hides in print, so they are not in the PDF.
  for (const letter of 'ZQX') expect([...pdf.letters]).not.toContain(letter);
  expect(pdf.fonts.join()).toMatch(/NotoNaskhArabic/);
  expect(pdf.pictures).toBeGreaterThan(0);
  expect(pdf.info).toMatchObject({
    Title: 'في السوق',
    Creator: 'Lexiloom',
    DigitalSourceType: digitalSourceTypes.generated,
  });
  expect(pdf.info.Producer).toMatch(/Skia/);
  expect(pdf.xmp).toContain(`DigitalSourceType="${digitalSourceTypes.generated}"`);
});

it('uses the paper size chosen on screen', async () => {
  const { boxes } = await draw('<p>One</p>', pageRule('letter', true));
  expect(boxes).toEqual([expect.stringMatching(/^0 0 79[12](\.\d+)? 61[12](\.\d+)?$/)]);
});

it('loads only the site’s files and media, even if the pages request other files', async () => {
  const { port } = site.address() as AddressInfo;
  const pdf = await draw(
    `<p>Safe</p><img src="/api/v1/me" alt=""><img src="file:///etc/hostname" alt="">
    <img src="http://localhost:${port}/api/v1/media/b" alt="">
    <svg xmlns="http://www.w3.org/2000/svg"><image href="http://localhost:${port}/assets/c"/></svg>
    <div style="background: url(/secret)">x</div><p onclick="x()">y</p>`,
    '@import "/stolen.css"; @font-face { font-family: s; src: url(/api/stolen) } p { font-family: s }',
  );
  expect(pdf.pages).toBe(1);
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});
