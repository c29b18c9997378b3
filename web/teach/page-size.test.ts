import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { activityNames } from '#lessons/activities/menu.ts';
import { lessonEntry } from '#proofs/site-size/budgets.ts';
import { readyViews } from './Teach.tsx';

/**
 * Size budgets in Brotli kilobytes. `page` is for loading the page until it is usable; `activity` is for
 * opening one activity.
 */
const most = { page: lessonEntry, activity: 31 };
/**
 * Activities with a larger budget. This activity marks typed answers with the word lists of all languages
 * (0209).
 */
const more: Readonly<Record<string, number>> = { 'translation-game': 35 };

let chunks: Map<string, Rolldown.OutputChunk>;
let assets: Map<string, Rolldown.OutputAsset>;
beforeAll(async () => {
  // Build as for deployment, because with the test runner's NODE_ENV the bundle would be larger.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  assets = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file]] : [])),
  );
}, 120_000);
afterAll(() => vi.unstubAllEnvs());

/** Returns a chunk and all its static imports. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) withImports(other, found);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

const sizes = new Map<string, number>();
function sizeOf(name: string): number {
  const file = chunks.get(name)?.code ?? assets.get(name)?.source ?? '';
  const size = sizes.get(name) ?? brotliCompressSync(file).length / 1024;
  sizes.set(name, size);
  return size;
}
const kilobytes = (names: readonly string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0);

const entry = () =>
  withImports([...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '');

test('keeps the page itself within its size budget', () => {
  const files = [...entry()];
  expect(files.some((name) => name.endsWith('.js'))).toBe(true);
  expect(kilobytes(files)).toBeLessThanOrEqual(most.page);
});

describe('opening an activity', () => {
  const loaded = activityNames.filter((name) => !readyViews.has(name));

  test.each(loaded)('keeps %s within its size budget', (name) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/lessons/activities/${name}/Panel.tsx`),
    );
    expect(chunk, `${name} is a chunk of its own`).toBeDefined();
    const before = entry();
    const added = [...withImports(chunk?.fileName ?? '')].filter((file) => !before.has(file));
    expect(kilobytes(added)).toBeLessThanOrEqual(more[name] ?? most.activity);
  });
});
