import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutNames } from './drop-unused-components.ts';

const folder = 'node_modules/react-router/dist/production';

test('finds the components of the installed React Router', () => {
  const code = readdirSync(folder)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  expect(code).toContain('\nLink.displayName = "Link";');
  const marked = withoutNames(code);
  expect(marked).not.toMatch(/^\w+\.displayName =/m);
  expect(marked).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
});

test('leaves everything else as it is', () => {
  const code = [
    'var size = React.version;',
    'const node = { displayName: "x" };',
    '  inner.displayName = "inner";',
    'var text = "Link.displayName = ";',
  ].join('\n');
  expect(withoutNames(code)).toBe(code);
});
