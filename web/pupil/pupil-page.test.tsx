import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pupilPageAt } from '#contracts/homework/pupil-pages.ts';
import { themeKey } from '../app/storage-keys.ts';
import { HeaderBar } from '../features/shell/frame.tsx';

const html = readFileSync(new URL('pupil.html', import.meta.url), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the inline script of the page's head at an address. Returns what it requests and preloads. */
async function openAt(address: string, token: string | null = 't', theme?: string) {
  const requested: string[] = [];
  const preloaded: string[] = [];
  const page: { earlyRequests?: Record<string, Promise<Response>> } = {};
  const files = JSON.stringify({
    'home/PupilHome': ['/home.js'],
    'doing/OpenTask': ['/open.js'],
    'results/TaskResult': ['/task.js'],
    'results/PupilResult': ['/result.js'],
  });
  const documentElement: { dataset: { theme?: string } } = { dataset: {} };
  const stored = theme ? JSON.stringify({ state: { theme }, version: 0 }) : null;
  new Function('window', 'location', 'localStorage', 'document', 'fetch', built(files))(
    page,
    new URL(address, 'https://x'),
    { getItem: (key: string) => (key === 'token' ? token : key === themeKey ? stored : null) },
    {
      documentElement,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => void preloaded.push(href) },
    },
    async (url: string, { headers }: { headers: { authorization: string } }) => {
      requested.push(url);
      expect(headers.authorization).toBe('Bearer t');
      return Response.json({});
    },
  );
  expect(Object.keys(page.earlyRequests ?? {})).toEqual(requested);
  // The data goes first.
  expect(preloaded).toEqual([]);
  await vi.runAllTimersAsync();
  return { requested, preloaded, theme: documentElement.dataset.theme };
}

/** The script with the files that the build inserts. */
const built = (files: string) => script.replace('const files = {};', `const files = ${files};`);

test.each([
  ['/pupil/home', ['/api/v1/homeworks'], ['/home.js']],
  ['/submit_task/7/12', ['/api/v1/homeworks/7/tasks/12'], ['/open.js']],
  ['/pupil/result/7', ['/api/v1/pupil-homeworks/7'], ['/result.js']],
  ['/pupil/result', [], ['/result.js']],
  [
    '/pupil/result/tasks/12?homework=7&set=3',
    ['/api/v1/pupil-homeworks/7', '/api/v1/homeworks/3/tasks/12'],
    ['/task.js'],
  ],
  ['/pupil/result/tasks/12?homework=7', ['/api/v1/pupil-homeworks/7'], ['/task.js']],
  ['/pupil/result/tasks/12', [], ['/task.js']],
])(
  'requests the data of %s, and preloads the screen’s script',
  async (address, requests, files) => {
    expect(pupilPageAt(new URL(address, 'https://x').pathname)).not.toBeNull();
    expect(await openAt(address)).toEqual({ requested: requests, preloaded: files });
  },
);

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
])('applies the chosen theme %s before the first paint', async (chosen, applied) => {
  expect((await openAt('/pupil/home', 't', chosen)).theme).toBe(applied);
});

test('requests nothing for a signed-out user', async () => {
  expect(await openAt('/pupil/home', null)).toEqual({ requested: [], preloaded: [] });
});

test('has a place for the files that the build inserts', () => {
  expect(script).toContain('const files = {};');
});

test('shows the header as the app draws it, so that nothing moves when the app replaces it', () => {
  const shown = /<div id="frame" inert>([\s\S]*?)<\/header>/
    .exec(html)?.[1]
    ?.replace(/>\s+</g, '><');
  const drawn = renderToStaticMarkup(<HeaderBar home="/pupil/home" sticky={false} end={null} />);
  expect(`${shown?.trim()}</header>`).toBe(drawn);
});
