import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TaskBlock } from '../task-content.ts';
import { BlockText } from './BlockText.tsx';

test('renders each piece once and keeps French punctuation on the line of its gap', () => {
  const pieces: TaskBlock['pieces'] = [
    { kind: 'words', text: 'Tu aimes la ' },
    { kind: 'slot', id: 'a' },
    { kind: 'words', text: ' ? Oui ' },
    { kind: 'tap', id: 'b', text: 'beaucoup' },
    { kind: 'words', text: ' !' },
  ];
  const markup = renderToStaticMarkup(
    <BlockText block={{ language: 'fr', pieces }} slot={() => <b>glace</b>} />,
  );
  expect(markup.replace(/<[^>]*>/g, '')).toBe('Tu aimes la glace ? Oui beaucoup !');
  expect(
    markup.match(/<span class="whitespace-nowrap[^>]*><(\w+)>\w+<\/\1> [?!]<\/span>/g),
  ).toHaveLength(2);
});
