import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetRuns } from './SheetRuns.tsx';
import type { SheetRun } from './sheet.ts';

test('a line says all of its runs once, and a French sign stands in one line with its gap', () => {
  const runs: SheetRun[] = [
    { kind: 'words', text: 'Tu as ' },
    { kind: 'gap', answer: 'faim', start: 'f' },
    { kind: 'words', text: ' ? Oui.' },
  ];
  const markup = renderToStaticMarkup(<SheetRuns runs={runs} address={String} />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe('Tu as f ? Oui.');
  expect(markup).toContain(' ?</span> Oui.');
});
