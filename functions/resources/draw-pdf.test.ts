import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { renderPdf } from './draw-pdf.ts';
import type { ResourcesEnv } from './routes.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Fakes a renderer that is busy at the first call, requests a wait of this many seconds, and then renders.
 * Returns the abort signals that it received.
 */
function busyFor(seconds: number): (AbortSignal | null | undefined)[] {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    if (signals.length > 1) {
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }
    vi.setSystemTime(Date.now() + seconds * 1000);
    return new Response('', { status: 429, headers: { 'retry-after': '0' } });
  });
  return signals;
}
const render = () =>
  renderPdf(
    {
      ...testEnv('postgres://none'),
      BROWSER_RENDERING_URL: 'https://renderer.test',
      BROWSER_RENDERING_TOKEN: 'token',
    } as ResourcesEnv,
    '<p>Un café</p>',
    'https://site.test',
  );

test('shares one deadline between both attempts', async () => {
  const signals = busyFor(30);
  expect(await render()).toHaveLength(4);
  expect(signals).toHaveLength(2);
  expect(signals[1]).toBe(signals[0]);
});

test('does not retry when too little time is left to render a page', async () => {
  const signals = busyFor(40);
  await expect(render()).rejects.toMatchObject({ code: 'unavailable' });
  expect(signals).toHaveLength(1);
});
