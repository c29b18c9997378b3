import { expect, test } from 'vitest';
import { checkChunks } from '#language/text/build-chunks.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { editText } from '#language/text/edit-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { applyChunks } from './apply-chunks.ts';
import { ordered } from './edit-pairs.ts';

const languages = { target: 'de', native: 'en' };
const german = buildSentence(
  's1',
  ['', 'Am Samstag gehe ich mit Tom ins Kino.', 'On Saturday I go to the cinema with Tom.'],
  languages,
);
const bare: Text = { ...languages, sentences: [german] };

const first = [
  'Am Samstag = On Saturday',
  'gehe ich = I go',
  'mit Tom ins Kino = to the cinema with Tom',
];
const other = [
  'Am Samstag gehe ich = On Saturday I go',
  'mit Tom = with Tom',
  'ins Kino = to the cinema',
];
const finer = [
  'Am Samstag = On Saturday',
  'gehe ich = I go',
  'mit Tom = with Tom',
  'ins Kino = to the cinema',
];

function cut(text: Text, pairs: readonly string[]): Text {
  const halves = pairs.map((pair) => {
    const [target = '', native = ''] = pair.split(' = ');
    return { target, native };
  });
  const sentences = [{ sentenceId: 's1', pairs: ordered(halves, german) }];
  return applyChunks(text, { sentences });
}

/** Lists each chunk as its id and text, for example "c0 Am Samstag". */
const shown = ({ sentences }: Text): string[] =>
  sentences.flatMap(({ chunks, target }) =>
    chunks.map(
      ({ id, target: spans }) =>
        `${id.replace('s1.', '')} ${spans.map(({ start, end }) => target.text.slice(start, end)).join(' … ')}`,
    ),
  );

test('keeps ids only for unchanged chunks when a sentence is split again', () => {
  const once = cut(bare, first);
  expect(shown(once)).toEqual(['c0 Am Samstag', 'c1 gehe ich', 'c2 mit Tom ins Kino.']);
  expect(shown(cut(once, first))).toEqual(shown(once));
  const twice = cut(once, finer);
  expect(shown(twice)).toEqual(['c0 Am Samstag', 'c1 gehe ich', 'c3 mit Tom', 'c4 ins Kino.']);
  expect(shown(cut(twice, other))).toEqual([
    'c5 Am Samstag gehe ich',
    'c3 mit Tom',
    'c4 ins Kino.',
  ]);
  for (const { sentences } of [once, twice]) expect(sentences.flatMap(checkChunks)).toEqual([]);
});

test('assigns a chunk a new id when its translation changes', () => {
  const swapped = [
    'Am Samstag = On Saturday',
    'gehe ich = I go',
    'mit Tom = to the cinema',
    'ins Kino = with Tom',
  ];
  expect(shown(cut(cut(bare, finer), swapped))).toEqual([
    'c0 Am Samstag',
    'c1 gehe ich',
    'c4 mit Tom',
    'c5 ins Kino.',
  ]);
});

test('does not reuse ids after a sentence has lost its chunks', () => {
  const void1 = cut(cut(bare, first), ['Am Samstag = On Saturday']);
  expect(shown(void1)).toEqual([]);
  expect(shown(cut(void1, other))[0]).toBe('c3 Am Samstag gehe ich');
  const rewritten = editText(cut(bare, first), [
    { id: 's1', target: 'Am Samstag gehe ich mit Tom ins Kino.', native: 'We dance.' },
  ]);
  expect(shown(rewritten)).toEqual([]);
  const back = editText(rewritten, [
    { id: 's1', target: german.target.text, native: german.native.text },
  ]);
  expect(shown(cut(back, first))).toEqual(['c3 Am Samstag', 'c4 gehe ich', 'c5 mit Tom ins Kino.']);
});
