import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetRuns } from './SheetRuns.tsx';
import type { SheetRun } from './sheet.ts';

test('renders each run once and keeps French punctuation on the line of its gap', () => {
  const runs: SheetRun[] = [
    { kind: 'words', text: 'Tu as ' },
    { kind: 'gap', answer: 'faim', start: 'f' },
    { kind: 'words', text: ' ? Oui.' },
  ];
  const markup = renderToStaticMarkup(<SheetRuns runs={runs} address={String} />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe('Tu as f ? Oui.');
  expect(markup).toContain(' ?</span> Oui.');
});

test('keeps a word bold under its reading', () => {
  const runs: SheetRun[] = [
    { kind: 'ruby', text: '学校', reading: 'がっこう', mark: 'bold' },
    { kind: 'ruby', text: '水', reading: 'みず' },
  ];
  const markup = renderToStaticMarkup(<SheetRuns runs={runs} address={String} />);
  expect(markup).toContain('<span class="sheet-ruby-word sheet-bold">学校</span>');
  expect(markup).toContain('<span class="sheet-ruby-word">水</span>');
});
