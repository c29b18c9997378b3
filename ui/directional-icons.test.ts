import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Icons that point along the line, and so the other way on a page from right to left. */
const directional =
  /<(?:ArrowLeft|ArrowRight|Chevron(?:Left|Right|First|Last)|Chevrons(?:Left|Right)|Undo2|Redo2|LogOut|Panel(?:Left|Right))\b[^>]*?\/>/g;

test('mirrors each icon that points along the line on a page from right to left', () => {
  const files = globSync('{web,ui,lessons}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const icons = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(directional)].map(([icon]) => ({
      file,
      icon,
    })),
  );
  expect(icons.length).toBeGreaterThan(50);
  expect(icons.filter(({ icon }) => !icon.includes('rtl:'))).toEqual([]);
});
