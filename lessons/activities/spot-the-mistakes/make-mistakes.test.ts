import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { exampleMaterials, minimalMaterial } from '../example-materials.ts';
import { DeliberateErrorsContent, MistakeType } from './content.ts';
import { chooseMistakes, spotTheMistakes } from './index.ts';
import { makeMistakes, mistakesInPlay, placedMistakes } from './make-mistakes.ts';
import { isCorrection, placeMistake, wrongSentence } from './place-mistake.ts';
import { fromReply } from './question.ts';
import { everyMistake } from './state.ts';

describe.each(Object.entries(exampleMaterials))('mistakes in the %s example', (_, material) => {
  test('changes a sentence in one place only and makes at most one mistake per sentence', () => {
    const mistakes = placedMistakes(material);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes) {
      const { sentenceId, before, after, right, wrong } = mistake;
      const sentence = material.text.sentences.find(({ id }) => id === sentenceId);
      const around = [...before, ...after].map(({ text }) => text).join('');
      expect(
        before.map(({ text }) => text).join('') + right + after.map(({ text }) => text).join(''),
      ).toBe(sentence?.target.text);
      expect(wrongSentence(mistake)).not.toBe(sentence?.target.text);
      expect(wrongSentence(mistake).length).toBe(around.length + wrong.length);
      expect(wrong).toBe(wrong.trim());
    }
    expect(new Set(mistakes.map(({ sentenceId }) => sentenceId)).size).toBe(mistakes.length);
  });

  test('returns at most the requested number of mistakes, of the requested kinds', () => {
    const one = makeMistakes(material, { types: [], count: 1 }, 4);
    expect(one.ids).toHaveLength(1);
    const all = makeMistakes(material, { types: [], count: everyMistake }, 4);
    expect(all.ids).toEqual(placedMistakes(material).map(({ sentenceId }) => sentenceId));
    expect(makeMistakes(material, { types: ['register'], count: 5 }, 4).ids).toEqual([]);
  });
});

describe('narrows a mistake to the words that actually differ', () => {
  const languages = { target: 'fr', native: 'en' };
  const sentence = buildSentence(
    's1',
    ['', 'Le matin, elle va à l’école.', 'In the morning she goes to school.'],
    languages,
  );
  const ids = (...places: number[]) =>
    places.map((at) => sentence.target.tokens.filter((t) => t.isWord)[at]?.id ?? '');
  test.each([
    ['elle va', 'elle vas', ids(2, 3), 'va', 'vas'],
    ['elle va à', 'elle va', ids(2, 3, 4), 'va à', 'va'],
    ['va à', 'vas a', ids(3, 4), 'va à', 'vas a'],
    ['matin', 'mattin', ids(1), 'matin', 'mattin'],
    ['va à', 'ira à', ids(3, 4), 'va', 'ira'],
  ])('narrows the mistake %s -> %s', (right, wrong, tokenIds, expectedRight, expectedWrong) => {
    const item = {
      id: 'i1',
      sentenceId: 's1',
      tokenIds,
      right,
      wrong,
      type: 'agreement' as const,
      explanation: 'x',
    };
    expect(placeMistake(sentence, item, 'fr')).toMatchObject({
      right: expectedRight,
      wrong: expectedWrong,
    });
  });

  test('returns null for words that no longer exist', () => {
    const item = {
      id: 'i1',
      sentenceId: 's1',
      tokenIds: ['s1.t99'],
      right: 'x',
      wrong: 'y',
      type: 'tense' as const,
      explanation: 'x',
    };
    expect(placeMistake(sentence, item, 'fr')).toBeNull();
  });
});

test.each([
  ['fr', "J'ai deux frères.", "J'ai", 'Je ai', 'Je ai deux frères.', "J'ai"],
  ['fr', "Je vais à l'école.", "l'école", 'la école', 'Je vais à la école.', "l'école"],
  ['fr', "Je vais à l'école.", "à l'", 'à la', 'Je vais à la école.', "l'école"],
  ['fr', "Je m'appelle Léa.", "m'appelle", 'me appelle', 'Je me appelle Léa.', "m'appelle"],
  ['fr', "C'est un ami.", "C'est un ami", 'Ce est un ami', 'Ce est un ami.', "C'est"],
  ['fr', "J'ai faim.", "J'ai", "J'as", "J'as faim.", 'ai'],
  ['fr', 'Je pense que elle dort.', 'que elle', "qu'elle", "Je pense qu'elle dort.", 'que elle'],
  [
    'it',
    "Vado all'università.",
    "all'università",
    'alla università',
    'Vado alla università.',
    "all'università",
  ],
  ['it', 'Qual è il problema?', 'Qual è', "Qual'è", "Qual'è il problema?", 'Qual è'],
  ['es', '¿Dónde vives?', '¿Dónde', '¿Donde', '¿Donde vives?', 'Dónde'],
  ['es', 'Ana dice: «¿Dónde vives?»', '«¿Dónde', '"¿Donde', 'Ana dice: «¿Donde vives?»', 'Dónde'],
  ['es', 'Ana dice: «¿Dónde vives?»', 'vives?»', 'vivis?»', 'Ana dice: «¿Dónde vivis?»', 'vives'],
  ['ja', '学校|へ|行きます|。', '学校へ', '学校を', '学校を行きます。', 'へ'],
])(
  'locates a mistake in %s, %s: “%s” shown as “%s”',
  (target, line, right, wrong, shown, narrow) => {
    const languages = { target, native: 'en' };
    const sentence = buildSentence('s1', ['', line, 'X.'], languages);
    const reply = { e: [{ i: 's1', r: right, w: wrong, t: 'spelling' as const, x: 'x' }] };
    const [item] = fromReply(reply, { ...languages, sentences: [sentence] }).items;
    const placed = item && placeMistake(sentence, item, target);
    if (!placed) throw new Error('The words are not in the sentence.');
    expect(wrongSentence(placed)).toBe(shown);
    expect(placed.right).toBe(narrow);
    expect(isCorrection(narrow, placed, target)).toBe(true);
    expect(isCorrection(placed.wrong, placed, target)).toBe(false);
  },
);

describe('items that may not be real mistakes', () => {
  const { french } = exampleMaterials;
  const { items } = DeliberateErrorsContent.parse(french.parts.deliberateErrors);
  const [first] = items;
  if (!first) throw new Error('The example has no mistake.');
  const whole = french.text.sentences.find(({ id }) => id === first.sentenceId)?.target;
  const words = whole?.tokens.filter(({ isWord }) => isWord) ?? [];
  const other = french.text.sentences.find(({ id }) => id !== first.sentenceId)?.target.text;
  test.each([
    ['keeps a real mistake', {}, true],
    ['skips an empty replacement', { wrong: '' }, false],
    ['skips a blank replacement', { wrong: ' ' }, false],
    ['skips a replacement with only punctuation', { wrong: '.' }, false],
    ['skips a replacement equal to the right word', { wrong: first.right }, false],
    ['keeps a replacement that differs only in case', { wrong: first.right.toUpperCase() }, true],
    [
      'skips a replacement that forms another sentence of the text',
      { tokenIds: words.map(({ id }) => id), right: whole?.text ?? '', wrong: other ?? '' },
      false,
    ],
  ])('%s', (_, changes, expected) => {
    const spoilt = [{ ...first, ...changes }, ...items.slice(1)];
    const material = { ...french, parts: { deliberateErrors: { items: spoilt } } };
    const { ids } = makeMistakes(material, { types: [], count: everyMistake }, 4);
    expect(ids.includes(first.sentenceId)).toBe(expected);
    expect(ids).toHaveLength(expected ? items.length : items.length - 1);
    const state = { seed: 4, options: { types: [], count: everyMistake }, ids };
    expect(spotTheMistakes.sheet(state, material)?.marks).toBe(ids.length);
  });

  test('ignores a blank item and keeps the real mistake in the same sentence', () => {
    const spoilt = [{ ...first, id: 'i9', wrong: '' }, ...items];
    const material = { ...french, parts: { deliberateErrors: { items: spoilt } } };
    expect(placedMistakes(material)).toEqual(placedMistakes(french));
  });
});

describe('mistakes that are regenerated after the activity was opened', () => {
  const { french } = exampleMaterials;
  const { items } = DeliberateErrorsContent.parse(french.parts.deliberateErrors);
  const made = (...numbers: number[]) => ({
    ...french,
    parts: { deliberateErrors: { items: items.filter((_, at) => numbers.includes(at)) } },
  });
  const inPlay = (...numbers: number[]) =>
    placedMistakes(made(...numbers)).map(({ sentenceId }) => sentenceId);
  test.each([
    ['all mistakes, now in other sentences', everyMistake, [0, 1], [2], inPlay(2)],
    ['all mistakes, now more than before', everyMistake, [0], [0, 1, 2], inPlay(0, 1, 2)],
    ['only as many mistakes as requested', 1, [0], [0, 1, 2], inPlay(0)],
    ['one mistake, now in another sentence', 1, [0], [1], inPlay(1)],
    ['no mistakes if none are left', everyMistake, [0], [], []],
  ])('returns the mistakes in play: %s', (_, count, before, after, expected) => {
    const state = makeMistakes(made(...before), { types: [], count }, 4);
    const now = made(...after);
    expect(mistakesInPlay(state, now).map(({ sentenceId }) => sentenceId)).toEqual(expected);
    expect(spotTheMistakes.sheet(state, now)?.marks).toBe(expected.length);
  });

  test('falls back to other kinds if no mistake of the chosen kinds exists', () => {
    const [first, ...others] = items;
    const type = first?.type ?? 'tense';
    const state = makeMistakes(french, { types: [type], count: everyMistake }, 4);
    const rest = { deliberateErrors: { items: others.filter((item) => item.type !== type) } };
    const now = { ...french, parts: rest };
    expect(mistakesInPlay(state, now)).toEqual(placedMistakes(now));
    expect(placedMistakes(now).length).toBeGreaterThan(0);
  });
});

test('accepts a Japanese correction in kana, unless it equals the shown mistake', () => {
  const words = [
    { id: 's1.t0', start: 0, end: 2, text: '来', isWord: true, reading: 'き' },
    { id: 's1.t1', start: 2, end: 4, text: 'ました', isWord: true },
  ];
  const right = { right: '来ました', words };
  expect(isCorrection('きました', { ...right, wrong: '来りました' }, 'ja')).toBe(true);
  expect(isCorrection('来ました', { ...right, wrong: 'きました' }, 'ja')).toBe(true);
  expect(isCorrection('きました', { ...right, wrong: 'きました' }, 'ja')).toBe(false);
  expect(isCorrection('きりました', { ...right, wrong: '来りました' }, 'ja')).toBe(false);
});

test.each([
  ['fr', 'joue', 'joues', 'joue', true],
  ['fr', 'joue', 'joues', ' Joue. ', true],
  ['fr', 'très', 'tres', 'tres', false],
  ['fr', 'très', 'tres', 'très', true],
  ['fr', "l'école", 'école', 'l’école', true],
  ['de', 'Hund', 'hund', 'hund', false],
  ['de', 'Hund', 'hund', 'Hund', true],
  ['ja', 'へ', 'を', 'へ', true],
])(
  'checks a correction in %s: %s was shown as %s, typed %s: %s',
  (language, right, wrong, typed, expected) => {
    expect(isCorrection(typed, { right, wrong }, language)).toBe(expected);
  },
);

test.each([
  ['mistakes never generated, shown to the owner', minimalMaterial, true, i18n._(chooseMistakes)],
  [
    'mistakes never generated, shown to a colleague',
    minimalMaterial,
    false,
    i18n._(guidanceWords.notGenerated),
  ],
  [
    'mistakes that no longer fit the text',
    { ...exampleMaterials.french, parts: { deliberateErrors: { items: [] } } },
    true,
    i18n._(guidanceWords.quickEdit),
  ],
  ['nothing if the mistakes were generated', exampleMaterials.french, false, null],
])('reports what is missing: %s', (_, material, mine, expected) => {
  expect(spotTheMistakes.missing({ ...material, mine })).toBe(expected);
});

test('picks mistakes in text order that never form another sentence of the text, for any options', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(exampleMaterials)),
      fc.subarray([...MistakeType.options]),
      fc.integer({ min: 1, max: everyMistake }),
      fc.integer({ min: 0, max: 0xffffffff }),
      (material, types, count, seed) => {
        const { ids } = makeMistakes(material, { types, count }, seed);
        const made = placedMistakes(material);
        const order = made.map(({ sentenceId }) => sentenceId).filter((id) => ids.includes(id));
        expect(ids).toEqual(order);
        expect(ids.length).toBeLessThanOrEqual(count);
        const correct = material.text.sentences.map(({ target }) => target.text);
        for (const mistake of made.filter(({ sentenceId }) => ids.includes(sentenceId))) {
          if (types.length > 0) expect(types).toContain(mistake.type);
          expect(correct).not.toContain(wrongSentence(mistake));
          expect(isCorrection(mistake.right, mistake, material.text.target)).toBe(true);
          expect(isCorrection(mistake.wrong, mistake, material.text.target)).toBe(false);
        }
      },
    ),
  );
});
