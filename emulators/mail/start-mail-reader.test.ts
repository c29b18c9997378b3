import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withLinks } from './mail-page.ts';
import { startMailReader } from './start-mail-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
const mail = {
  worker: 'accounts',
  messageId: '<one@lexiloom.test>',
  from: 'Lexiloom',
  to: ['teacher@lexiloom.test'],
  subject: 'Welcome <b>in</b>',
  sentAt: '2026-01-02T03:04:05.000Z',
};
let simulation: Server;

beforeAll(async () => {
  simulation = createServer((request, response) => {
    const one = request.url?.includes('email_id');
    const result = one ? { text: 'Open http://127.0.0.1/auth/verify-email?secret=a&b=c.' } : [mail];
    response.end(JSON.stringify({ result }));
  });
  await new Promise<void>((resolve) => simulation.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  simulation.close();
  rmSync(folder, { recursive: true });
});

test('shows emails with their links, even after the simulation has lost them', async () => {
  const { port } = simulation.address() as AddressInfo;
  const first = await startMailReader({
    port: 0,
    workersUrl: `http://127.0.0.1:${port}`,
    folder,
  });
  await vi.waitFor(async () => {
    expect(await (await fetch(`${first.url}/mails.json`)).json()).toHaveLength(1);
  }, 5_000);
  const page = await (await fetch(first.url)).text();
  expect(page).toContain('<h2>Welcome &lt;b&gt;in&lt;/b&gt;</h2>');
  expect(page).toContain('href="http://127.0.0.1/auth/verify-email?secret=a&amp;b=c"');
  first.close();
  writeFileSync(join(folder, 'half.json'), '{"id":');
  const second = await startMailReader({ port: 0, workersUrl: 'http://127.0.0.1:1', folder });
  expect(await (await fetch(`${second.url}/mails.json`)).json()).toHaveLength(1);
  expect((await fetch(`${second.url}/other`)).status).toBe(404);
  second.close();
});

test.each([
  ['see https://a.test/x.', 'see <a href="https://a.test/x">https://a.test/x</a>.'],
  ['<script>', '&lt;script&gt;'],
  ['(https://a.test/?q="1")', '(<a href="https://a.test/?q=">https://a.test/?q=</a>&quot;1&quot;)'],
])('escapes HTML and links URLs: %s becomes %s', (text, html) => {
  expect(withLinks(text)).toBe(html);
});
