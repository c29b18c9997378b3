import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../world/settings.ts';
import { mapsFolder, nameFrames } from './name-frames.ts';

/** The gateway as deployed: minified, with its source map. */
const folder = mkdtempSync(join(tmpdir(), 'lexiloom-frames-'));
let code = '';
let map: Parameters<typeof nameFrames>[1];

beforeAll(() => {
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
  const args = [wrangler, 'deploy', '--dry-run', '-c', 'wrangler.toml', '--outdir', folder];
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'none' };
  execFileSync(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  code = readFileSync(join(folder, 'index.js'), 'utf8');
  map = JSON.parse(readFileSync(join(folder, 'index.js.map'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The position of a text in the bundle, formatted as in V8's stack traces. */
function placeOf(text: string): string {
  const before = code.slice(0, code.indexOf(text));
  expect(before.length).toBeLessThan(code.length - 1);
  const line = before.split('\n').length;
  return `index.js:${line}:${before.length - before.lastIndexOf('\n')}`;
}

test.each([
  ['That part of Lexiloom isn', 'functions/gateway/call-worker.ts'],
  ['This file is not part of the current build', 'functions/gateway/serve-site.ts'],
])('maps the bundle position of "%s" to our file and line', (text, file) => {
  const log = JSON.stringify({ event: 'request failed', at: [`at a (${placeOf(text)})`] });
  const named = nameFrames(log, map, folder);
  const [, line = ''] = new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+):\\d+`).exec(named) ?? [];
  const source = readFileSync(join(root, file), 'utf8').split('\n');
  expect(source.slice(Number(line) - 1, Number(line) + 1).join('\n')).toContain(text);
});

test('leaves positions outside our bundles unchanged', () => {
  const text = 'at b (node:internal/x:1:2) at c (index.js:99999:1)';
  expect(nameFrames(text, map, folder)).toContain('node:internal/x:1:2');
});

test('keeps source maps out of git and out of the folder that developers delete', () => {
  const folderOfMaps = relative(root, mapsFolder);
  expect(folderOfMaps).not.toMatch(/^\.data/);
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain(folderOfMaps);
});
