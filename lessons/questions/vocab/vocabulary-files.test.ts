import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Token } from '#language/text/text.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { lessonWithReadings } from './lesson-with-readings.ts';
import { vocabularyAnki } from './vocabulary-anki.ts';
import { vocabularyCsv } from './vocabulary-rows.ts';

const { french } = exampleMaterials;
const withWords = (...words: [target: string, native: string][]): LessonMaterial => ({
  ...french,
  vocabulary: words.map(([target, native], at) => ({ id: `w${at}`, target, native })),
});

/** Parses a CSV file according to RFC 4180. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('writes languages, words and an example from the text to the CSV file', () => {
  const file = vocabularyCsv(french);
  expect(file.startsWith('\ufeff')).toBe(true);
  const [head, ...rows] = parseCsv(file);
  expect(head).toEqual(['French', 'English', 'Part of speech', 'Example']);
  expect(rows).toHaveLength(french.vocabulary.length);
  const [first] = french.vocabulary;
  expect(rows[0]?.slice(0, 2)).toEqual([first?.target, first?.native]);
  const sentences = french.text.sentences.map(({ target }) => target.text);
  expect(rows.some(([, , , example]) => example && sentences.includes(example))).toBe(true);
});

test('adds an example to words typed by a teacher, too', () => {
  const words = withWords(['le frère', 'brother'], ['jouer', 'to play'], ['le vélo', 'bicycle']);
  const sentence = 'Le matin, je joue au football avec mon frère.';
  const examples = parseCsv(vocabularyCsv(words)).map(([, , , example]) => example);
  expect(examples.slice(1)).toEqual([sentence, sentence, '']);
  expect(vocabularyAnki(words).split(sentence)).toHaveLength(3);
});

test('copies the part of speech of a typed word from the text', () => {
  const [sentence] = french.text.sentences;
  if (!sentence) throw new Error('There is no sentence.');
  const { target } = buildSentence('s1', ['', 'Il se moque de Léa.', 'x'], french.text);
  const known: Record<string, Partial<Token>> = {
    moque: { pos: 'verb', lemma: 'moquer' },
    de: { pos: 'preposition' },
  };
  const tokens = target.tokens.map((token) => ({ ...token, ...known[token.text] }));
  const material = {
    ...withWords(['se moquer de', 'to mock'], ['le vélo', 'bicycle']),
    text: { ...french.text, sentences: [{ ...sentence, target: { ...target, tokens } }] },
  };
  expect(parseCsv(vocabularyCsv(material)).map(([, , part]) => part)).toEqual([
    'Part of speech',
    'verb',
    '',
  ]);
});

test('uses the sentence from which a word was picked if the word occurs twice', () => {
  const [item] = withWords(['le marché', 'market']).vocabulary;
  if (!item) throw new Error('There is no word.');
  const uses = french.text.sentences.flatMap(({ target }) =>
    target.tokens.flatMap(({ id, text }) =>
      text === 'marché' ? [[id, target.text] as const] : [],
    ),
  );
  expect(uses.length).toBeGreaterThan(1);
  for (const [tokenId, sentence] of uses) {
    const file = vocabularyCsv({ ...french, vocabulary: [{ ...item, tokenId }] });
    expect(parseCsv(file)[1]?.[3]).toBe(sentence);
  }
});

test.each([
  ['=1+1', "'=1+1"],
  ['+33', "'+33"],
  ['-san', "'-san"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['＝1', "'＝1"],
  ['l’eau', 'l’eau'],
])('writes %j as %j, so that no cell is a formula', (word, written) => {
  expect(parseCsv(vocabularyCsv(withWords([word, 'x'])))[1]?.[0]).toBe(written);
});

test('preserves commas, quotes and line breaks when the file is parsed again', () => {
  const formula = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|^[\t\r\n]/u;
  const text = fc.string().filter((word) => !formula.test(word));
  fc.assert(
    fc.property(text, text, (target, native) => {
      const rows = parseCsv(vocabularyCsv(withWords([target, native])));
      expect(rows[1]?.slice(0, 2)).toEqual([target, native]);
    }),
  );
});

test.each(['a::b', 'a:::b', 'a::::b'])('does not create a subdeck for the name %s', (title) => {
  expect(vocabularyAnki({ ...french, title })).toContain('#deck:Lexiloom::a:b\n');
});

test('writes an Anki deck with four columns and tags without spaces', () => {
  const lines = vocabularyAnki(french).trimEnd().split('\n');
  const heads = lines.filter((line) => line.startsWith('#'));
  expect(heads).toContain('#separator:tab');
  expect(heads).toContain('#html:false');
  expect(heads).toContain(`#deck:Lexiloom::${french.title}`);
  expect(heads).toContain('#tags column:4');
  const rows = lines.slice(heads.length).map((line) => line.split('\t'));
  expect(rows).toHaveLength(french.vocabulary.length);
  for (const row of rows) {
    expect(row).toHaveLength(4);
    expect(row[3]).toMatch(/^lexiloom French [A-C][12](\.\d)?$/);
  }
});

describe('a separate column for readings', () => {
  const birthday = lessonWithReadings(
    'ja',
    '誕生日=たんじょうび の ケーキ を 祝いました=いわいました=祝う',
    '誕生日 ケーキ 祝う',
  );

  test('is written to a CSV file', () => {
    const [head, ...rows] = parseCsv(vocabularyCsv(birthday));
    expect(head).toEqual(['Japanese', 'English', 'Reading', 'Part of speech', 'Example']);
    expect(rows.map(([word, , reading]) => [word, reading])).toEqual([
      ['誕生日', 'たんじょうび'],
      ['ケーキ', ''],
      ['祝う', ''],
    ]);
  });

  test('is written to the Anki file, whose headers list it and the new position of the tags', () => {
    const lines = vocabularyAnki(birthday).trimEnd().split('\n');
    expect(lines).toContain('#columns:Japanese\tEnglish\tReading\tExample\tTags');
    expect(lines).toContain('#tags column:5');
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
    expect(rows[0]).toEqual([
      '誕生日',
      'x',
      'たんじょうび',
      '誕生日のケーキを祝いました',
      'lexiloom Japanese A2.1',
    ]);
    for (const row of rows) expect(row).toHaveLength(5);
  });

  test('is omitted if no word has a reading', () => {
    for (const file of [vocabularyCsv(french), vocabularyAnki(french)]) {
      expect(file).not.toContain('Reading');
    }
  });
});

test('escapes tabs, breaks, quotes and hashes in a word of the Anki file', () => {
  const [line] = vocabularyAnki(withWords(['#un\t"mot"\n', 'a word']))
    .trimEnd()
    .split('\n')
    .slice(-1);
  expect(line?.split('\t').slice(0, 2)).toEqual(['"#un ""mot"""', 'a word']);
});
