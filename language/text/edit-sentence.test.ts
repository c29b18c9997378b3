import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { applyWords } from './apply-words.ts';
import { buildChunks, checkChunks } from './build-chunks.ts';
import { buildSentence } from './build-sentence.ts';
import { editSentence, editText } from './edit-sentence.ts';
import { rejoins } from './parse-text.ts';
import { sampleSentences } from './samples/sentences.ts';
import type { Sentence, Side, Text } from './text.ts';

const languages = { target: 'fr', native: 'en' };

function ids(side: Side): Record<string, string> {
  return Object.fromEntries(side.tokens.map((token) => [token.id, token.text]));
}

function edited(sentence: Sentence, target: string, native = sentence.native.text): Sentence {
  return editSentence(sentence, { target, native }, languages);
}

describe('building', () => {
  test('builds a sentence with token ids per side from a model line', () => {
    const line = ['Marie', ' ¶ Je  mange.\n', 'I eat.'] as const;
    expect(buildSentence('s3', line, languages)).toEqual({
      id: 's3',
      speaker: 'Marie',
      startsParagraph: true,
      target: {
        text: 'Je mange.',
        tokens: [
          { id: 's3.t0', start: 0, end: 2, text: 'Je', isWord: true },
          { id: 's3.t1', start: 2, end: 3, text: ' ', isWord: false },
          { id: 's3.t2', start: 3, end: 8, text: 'mange', isWord: true },
          { id: 's3.t3', start: 8, end: 9, text: '.', isWord: false },
        ],
      },
      native: {
        text: 'I eat.',
        tokens: [
          { id: 's3.n0', start: 0, end: 1, text: 'I', isWord: true },
          { id: 's3.n1', start: 1, end: 2, text: ' ', isWord: false },
          { id: 's3.n2', start: 2, end: 5, text: 'eat', isWord: true },
          { id: 's3.n3', start: 5, end: 6, text: '.', isWord: false },
        ],
      },
      chunks: [],
    });
  });

  test('parses word separators only in languages without spaces', () => {
    const pair = { target: 'ja', native: 'en' };
    const sentence = buildSentence('s1', ['', '私|は|学生|です。', 'A|B'], pair);
    expect(sentence.target.text).toBe('私は学生です。');
    expect(sentence.target.tokens.map((token) => token.text)).toEqual([
      '私',
      'は',
      '学生',
      'です',
      '。',
    ]);
    expect(sentence.native.text).toBe('A|B');
  });
});

describe('editing', () => {
  const built = buildSentence('s1', ['', "J'ai un chat noir.", 'I have a black cat.'], languages);
  const chat = built.target.tokens.find((token) => token.text === 'chat');
  const sentence = {
    ...built,
    target: applyWords(built.target, [{ id: chat?.id ?? '', pos: 'noun', lemma: 'chat' }]),
  };

  test('assigns a new id to a new word and keeps all other ids and annotations', () => {
    const after = edited(sentence, "J'ai un gros chat noir.");
    expect(ids(after.target)).toMatchObject(ids(sentence.target));
    expect(after.target.tokens.find((token) => token.text === 'chat')).toMatchObject({
      id: chat?.id,
      pos: 'noun',
      lemma: 'chat',
    });
    expect(after.target.tokens.find((token) => token.text === 'gros')?.id).toBe('s1.t9');
    expect(after.native).toEqual(sentence.native);
  });

  test('never reuses the id of a removed word', () => {
    const once = edited(sentence, "J'ai un chat");
    const twice = edited(once, "J'ai un chat blanc!");
    const old = Object.keys(ids(sentence.target));
    const fresh = twice.target.tokens.filter((token) => /blanc|!/.test(token.text));
    expect(fresh).toHaveLength(2);
    for (const token of fresh) expect(old).not.toContain(token.id);
  });

  test('keeps the stored segmentation before and after a change in a language without spaces', () => {
    const pair = { target: 'ja', native: 'en' };
    const before = buildSentence('s1', ['', '人々|は|行かなければなりませんでした|。', 'X.'], pair);
    const after = editSentence(
      before,
      { target: '人々も行かなければなりませんでした。', native: 'X.' },
      pair,
    );
    expect(after.target.tokens.map((token) => token.text)).toEqual([
      '人々',
      'も',
      '行かなければなりませんでした',
      '。',
    ]);
  });

  test('applies kept, changed, new, duplicated and removed sentences', () => {
    const text: Text = {
      ...languages,
      sentences: ['Un.', 'Deux.', 'Trois.'].map((line, n) =>
        buildSentence(`s${n + 1}`, ['', line, line], languages),
      ),
    };
    const after = editText(text, [
      { id: 's3', target: 'Trois.', native: 'Three.' },
      { id: 's1', target: 'Un.', native: 'Un.', speaker: 'Léa', startsParagraph: true },
      { id: 's1', target: 'Un.', native: 'Un.' },
      { target: 'Quatre.', native: 'Four.' },
    ]);
    expect(after.sentences.map((each) => each.id)).toEqual(['s3', 's1', 's4', 's5']);
    expect(after.sentences[1]).toMatchObject({ speaker: 'Léa', startsParagraph: true });
    expect(after.sentences[2]?.target.tokens[0]?.id).toBe('s4.t0');
    const last = editText({ ...after, sentences: [] }, [{ target: 'Cinq.', native: 'Five.' }]);
    expect(last.sentences[0]?.id).toBe('s6');
  });
});

describe('chunks after an edit', () => {
  const base = buildSentence(
    's1',
    ['', 'Je vais au cinéma, ce soir.', 'I go to the cinema tonight.'],
    languages,
  );
  const built = buildChunks(base, [
    { target: 'Je vais', native: 'I go', nativeOrder: 0 },
    { target: 'au cinéma,', native: 'to the cinema', nativeOrder: 1 },
    { target: 'ce soir', native: 'tonight', nativeOrder: 2 },
  ]);
  const sentence = { ...base, chunks: 'chunks' in built ? built.chunks : [] };
  const parts = (each: Sentence) =>
    each.chunks.map((chunk) =>
      chunk.target.map(({ start, end }) => each.target.text.slice(start, end)).join(' … '),
    );

  test.each([
    [
      'a word changed inside a chunk',
      'Je vais au théâtre, ce soir.',
      ['Je vais', 'au théâtre,', 'ce soir.'],
    ],
    [
      'a word added inside a chunk',
      'Je vais au grand cinéma, ce soir.',
      ['Je vais', 'au grand cinéma,', 'ce soir.'],
    ],
    [
      'a punctuation mark changed',
      'Je vais au cinéma, ce soir !',
      ['Je vais', 'au cinéma,', 'ce soir\u00a0!'],
    ],
    [
      'a punctuation mark removed',
      'Je vais au cinéma ce soir',
      ['Je vais', 'au cinéma', 'ce soir'],
    ],
    ['a change across two chunks', 'Je rentre chez moi ce soir.', []],
    ['a word added between two chunks', 'Je vais souvent au cinéma, ce soir.', []],
    ['a whole chunk removed', 'Je vais au cinéma.', []],
  ])('keeps the chunks or drops them all after an edit: %s', (_, target, expected) => {
    expect(parts(sentence)).toEqual(['Je vais', 'au cinéma,', 'ce soir.']);
    const after = edited(sentence, target);
    expect(parts(after)).toEqual(expected);
    expect(checkChunks(after)).toEqual([]);
  });
});

describe.each(languageCodes)('edits of a sentence in %s', (target) => {
  test('never assigns an id to a different word after any series of edits', () => {
    const pair = { target, native: 'en' };
    const first = buildSentence(
      's1',
      ['', sampleSentences[target][0] ?? '', 'One two three.'],
      pair,
    );
    const letters = [...sampleSentences[target].join('').replaceAll('|', ''), ' ', '.', '👩‍🏫'];
    const cut = fc.record({
      at: fc.nat(),
      length: fc.nat(5),
      put: fc.array(fc.constantFrom(...letters), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 5 }), (cuts) => {
        let sentence = first;
        const given = new Map(sentence.target.tokens.map((token) => [token.id, token.text]));
        for (const { at, length, put } of cuts) {
          const { text } = sentence.target;
          const start = at % (text.length + 1);
          const next = text.slice(0, start) + put.join('') + text.slice(start + length);
          const after = editSentence(sentence, { target: next, native: 'One two three.' }, pair);
          expect(rejoins(after.target)).toBe(true);
          expect(after.native).toEqual(first.native);
          // An id is never reused for another word, so no known id may belong to a new word.
          const renamed = after.target.tokens.filter(
            ({ id, text: word }) => (given.get(id) ?? word) !== word,
          );
          expect(renamed).toEqual([]);
          for (const token of after.target.tokens) given.set(token.id, token.text);
          sentence = after;
        }
      }),
      { numRuns: 15 },
    );
  });

  test('changes nothing if the sentence is saved without edits', () => {
    const pair = { target, native: 'en' };
    for (const line of sampleSentences[target]) {
      const sentence = buildSentence('s1', ['', line, 'Hello.'], pair);
      const edit = { target: sentence.target.text, native: 'Hello.' };
      expect(editSentence(sentence, edit, pair)).toEqual(sentence);
    }
  });
});
