import { expect, test } from 'vitest';
import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { defaultGapOptions } from '../../activities/gap-fill/defaults.ts';
import type { GapSource, GapState } from '../../activities/gap-fill/state.ts';
import { markPlaced } from '../drag-and-drop/mark.ts';
import type { TaskBlock } from '../task-content.ts';
import { faceText } from '../task-face.ts';
import { markTyped } from '../type-the-answer/mark.ts';
import { gapFillSource, revealsAnswer } from './gap-fill.ts';

const { DRAG_AND_DROP: drag, MULTIPLE_CHOICE: choose } = gapFillSource.templates;

/** Builds a German lesson from these sentences, without part-of-speech tags. */
function german(...lines: string[]) {
  const sentences = lines.map((text, at): Sentence => {
    const id = `s${at + 1}`;
    const tokens = segmentText('de', text, id);
    return { id, target: { text, tokens }, native: { text: '', tokens: [] }, chunks: [] };
  });
  const material = exampleMaterials.french;
  return { ...material, text: { ...material.text, target: 'de', sentences } };
}

test.each([
  ['a noun and a verb', 'Das Essen ist gut.', 'Wir essen gern.', /^essen$/i],
  ['a formal and an informal pronoun', 'Kennen Sie Anna?', 'Ich kenne sie gut.', /^sie$/i],
  [
    'a word at the start of a sentence and later',
    'Nachts ist es still.',
    'Er kommt nachts.',
    /^nachts$/i,
  ],
])('distinguishes words that differ only by a capital: %s', (_, one, other, word) => {
  const material = german(one, other);
  const tokens = material.text.sentences.flatMap(({ target }) => target.tokens);
  const ids = tokens.filter(({ text }) => word.test(text)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const state: GapState = {
    seed: 3,
    options: { ...defaultGapOptions, distractors: 0 },
    ids,
    edited: true,
  };
  const data = drag?.({ material, state, seed: 1, preset: 'standard' });
  if (!data) throw new Error('A task is made of two gaps.');
  expect(data.slots.map(({ answer }) => answer).sort()).toEqual(
    data.tiles.map(({ text }) => text).sort(),
  );
  const placed = Object.fromEntries(
    data.slots.map(({ id, answer }) => [
      id,
      data.tiles.find(({ text }) => text === answer)?.id ?? '',
    ]),
  );
  expect(markPlaced(data, { placed }).items.map(({ verdict }) => verdict)).toEqual([
    'right',
    'right',
  ]);
});

const { text: french } = exampleMaterials.french;

/**
 * Returns the multiple-choice questions that homework contains for all occurrences of this word in a text.
 */
function choicesOf(word: string, text: Text = french) {
  const tokens = text.sentences.flatMap(({ target }) => target.tokens);
  const ids = tokens.filter((token) => token.text === word).map(({ id }) => id);
  const state: GapState = { seed: 3, options: defaultGapOptions, ids, edited: true };
  const material = { ...exampleMaterials.french, text };
  const task = choose?.({ material, state, seed: 1, preset: 'standard' });
  return (task?.questions ?? []).map(({ stem, options, right }) => ({
    stem: wordsOf(stem),
    right: options.filter(({ id }) => id === right).map(({ face }) => faceText(face)),
    options: options.map(({ face }) => faceText(face)),
  }));
}

const wordsOf = ({ pieces }: TaskBlock) =>
  pieces.map((piece) => (piece.kind === 'slot' ? '___' : piece.text)).join('');

test.each([
  ['a determiner', 'mon'],
  ['another determiner', 'son'],
  ['an article', 'la'],
  ['a pronoun', 'toi'],
  ['a preposition', 'dans'],
  ['a conjunction', 'mais'],
  ['a name', 'Tom'],
  ['an elided particle', "n'"],
])('does not make %s a multiple-choice question, because several words fit: “%s”', (_, word) => {
  expect(french.sentences.some(({ target: { text } }) => text.includes(word))).toBe(true);
  expect(choicesOf(word)).toEqual([]);
});

test.each([
  [
    'without showing the capital of a first word',
    'Bonne',
    'bonne',
    ['bleus', 'fermé', 'gentille', 'ouverte'],
  ],
  ['without particles or other word classes', 'pas', 'pas', ['beaucoup', 'très']],
])('offers suitable options %s: “%s”', (_, word, right, others) => {
  const [choice] = choicesOf(word);
  expect(choice?.right).toEqual([right]);
  expect(choice?.options).toHaveLength(Math.min(4, others.length + 1));
  for (const option of choice?.options ?? []) expect([right, ...others]).toContain(option);
});

test('skips a multiple-choice question if its hint would be the answer: football', () => {
  expect(french.sentences.flatMap(({ target }) => target.tokens)).toContainEqual(
    expect.objectContaining({ text: 'football', pos: 'noun', gloss: 'football' }),
  );
  expect(choicesOf('football')).toEqual([]);
});

test('adds the meaning after the sentence to identify the missing word', () => {
  expect(choicesOf('gentille').map(({ stem }) => stem)).toEqual([
    'Merci beaucoup, ta sœur est très ___. (kind)',
  ]);
});

test.each([
  ['class', 'pos'],
  ['meaning', 'gloss'],
] as const)(
  'does not create a multiple-choice question if the %s of a word is missing',
  (_, mark) => {
    const sentences = french.sentences.map((sentence) => ({
      ...sentence,
      target: {
        ...sentence.target,
        tokens: sentence.target.tokens.map(({ [mark]: _left, ...token }) => token),
      },
    }));
    expect(choicesOf('gentille', { ...french, sentences })).toEqual([]);
  },
);

const verbs: GapSource = { kind: 'partOfSpeech', pos: 'verb' };
const chosen: GapSource = { kind: 'chosen' };

/** Returns how a lesson of one sentence marks an answer typed into a word's gap. */
function typedInto(
  [language, line, word]: readonly [language: string, line: string, word: string],
  options: Partial<GapState['options']>,
  typed: string,
) {
  const languages = { target: language, native: 'en' };
  const sentences = [buildSentence('s1', ['', line, 'x'], languages)];
  const id = sentences[0]?.target.tokens.find(({ text }) => text === word)?.id ?? '';
  const data = gapFillSource.templates.TYPE_THE_ANSWER?.({
    material: { ...exampleMaterials.french, text: { ...languages, sentences } },
    state: { seed: 3, options: { ...defaultGapOptions, ...options }, ids: [id], edited: false },
    seed: 1,
    preset: 'standard',
  });
  if (!data) throw new Error('A task is made of one gap.');
  return markTyped(data, { typed: { [id]: typed } }).items[0];
}

test.each([
  ['es', 'Hoy hablamos poco.', 'hablamos', 'hablamas'],
  ['es', 'Ayer comieron pan.', 'comieron', 'comieran'],
  ['it', 'Noi mangiamo tardi.', 'mangiamo', 'mangiano'],
  ['de', 'Wann arbeitest du?', 'arbeitest', 'arbeitet'],
  ['ru', 'Мы читаем дома.', 'читаем', 'читает'],
] as const)(
  'gives part of the score for a wrong ending unless verbs are tested: %s %s',
  (...row) => {
    const [language, line, word, other] = row;
    const gap = [language, line, word] as const;
    expect(typedInto(gap, { source: chosen }, other)?.verdict).toBe('partly');
    expect(typedInto(gap, { source: verbs }, other)?.verdict).toBe('wrong');
    expect(typedInto(gap, { source: verbs }, word)?.verdict).toBe('right');
  },
);

test.each([
  [undefined, '2 parts'],
  ['gets up', '2 parts · gets up'],
])('states in the hint that a verb has two parts, and then its meaning: %s', (gloss, hint) => {
  const languages = { target: 'de', native: 'en' };
  const sentence = buildSentence('s1', ['', 'Er steht um sieben Uhr auf.', 'x'], languages);
  const id = sentence.target.tokens.find(({ text }) => text === 'steht')?.id ?? '';
  const target = applyWords(sentence.target, [
    { id, pos: 'verb', lemma: 'aufstehen', ...(gloss && { gloss }) },
  ]);
  const data = gapFillSource.templates.TYPE_THE_ANSWER?.({
    material: {
      ...exampleMaterials.french,
      text: { ...languages, sentences: [{ ...sentence, target }] },
    },
    state: { seed: 3, options: defaultGapOptions, ids: [id], edited: false },
    seed: 1,
    preset: 'standard',
  });
  expect(data?.fields[0]?.hint).toBe(hint);
});

test.each([
  ['fr', 'restaurant', undefined, 'restaurant', true],
  ['fr', 'hôtel', undefined, 'hotel', true],
  ['fr', 'importants', 'important', 'important', true],
  ['fr', 'radio', undefined, 'a radio (set)', true],
  ['es', 'músicas', 'música', 'music', true],
  ['ja', '水', undefined, '水', true],
  ['fr', 'glace', undefined, 'ice cream', false],
  ['fr', 'pas', undefined, 'not', false],
  ['de', 'Hund', undefined, 'dog', false],
  ['fr', 'pain', undefined, 'bread', false],
  ['zh', '茶', undefined, 'tea', false],
  ['fr', 'chat', undefined, undefined, false],
])(
  '%s: checks whether a hint for %s (%s), %s, reveals the word: %s',
  (language, text, lemma, gloss, tells) => {
    const token = { text, ...(lemma && { lemma }), ...(gloss && { gloss }) };
    expect(revealsAnswer(language, token)).toBe(tells);
  },
);
