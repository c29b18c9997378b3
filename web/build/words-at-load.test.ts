import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The views that one process shows in several languages: the gateway renders lessons, the build renders the front pages,
 * and a sheet can be in another language than its page (`sayIn` in `ui/wordings/i18n.ts`).
 */
const inSeveralLanguages = ['lessons', 'ui', 'web/teach', 'web/front'];

const saying = new Set(['t', 'plural', 'select', 'selectOrdinal', 'Trans', 'Plural', 'Select']);

/** The lines on which a module says words while it is loaded. */
function saidAtLoad(source: string, file: string): number[] {
  const { program } = parseSync(file, source);
  const lines: number[] = [];
  let functions = 0;
  let deferred = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const note = (name: unknown, start: number) => {
    if (functions > 0 || deferred > 0 || typeof name !== 'string' || !saying.has(name)) return;
    lines.push(source.slice(0, start).split('\n').length);
  };
  const nameOf = (node: { name?: unknown }) => node.name;
  const isMessage = (node: { name?: unknown }) => node.name === 'msg';
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, start }) {
      if (isMessage(callee as object)) deferred += 1;
      note(nameOf(callee as object), start);
    },
    'CallExpression:exit'({ callee }) {
      if (isMessage(callee as object)) deferred -= 1;
    },
    TaggedTemplateExpression({ tag, start }) {
      note(nameOf(tag as object), start);
      if (isMessage(tag as object)) deferred += 1;
    },
    'TaggedTemplateExpression:exit'({ tag }) {
      if (isMessage(tag as object)) deferred -= 1;
    },
    JSXOpeningElement({ name, start }) {
      note(nameOf(name as object), start);
    },
  }).visit(program);
  return lines;
}

test('finds words that a module says while it is loaded, but not those that it says later', () => {
  const source = [
    'const title = t`Title`;',
    'const names = { one: plural(1, {}), two: <Trans>Two</Trans> };',
    'const later = msg({ message: plural(n, {}) });',
    'const told = () => t`Told`;',
    'function View() { return <Trans>Seen</Trans>; }',
  ].join('\n');
  expect(saidAtLoad(source, 'a.tsx')).toEqual([1, 2, 2]);
});

test.each(inSeveralLanguages)('no module of %s says words while it is loaded', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.|testing/.test(file),
  );
  const found = files.flatMap((file) =>
    saidAtLoad(readFileSync(`${root}${file}`, 'utf8'), file).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
