import { expect, test } from 'vitest';
import { alignPastedText } from './align-pasted-text.ts';
import { buildPastedText } from './build-pasted-text.ts';
import { checkPastedText } from './check-pasted-text.ts';
import { parsePastedText } from './parse-pasted-text.ts';

const languages = { target: 'fr', native: 'en' };
const align = (target: string, native?: string) => {
  const { rows, problem } = alignPastedText({ target, native }, languages, 'text');
  return problem ?? rows.map((row) => [row.target, row.native]);
};

test.each([
  [
    'no translation',
    'Oui. Non.',
    undefined,
    [
      ['Oui.', null],
      ['Non.', null],
    ],
  ],
  ['a blank translation', 'Oui.', ' \n', [['Oui.', null]]],
  [
    'matched line by line',
    'Oui. Non.\nBon.',
    'Yes. No.\nGood.',
    [
      ['Oui.', 'Yes.'],
      ['Non.', 'No.'],
      ['Bon.', 'Good.'],
    ],
  ],
  [
    'matched sentence by sentence',
    'Oui. Non.\nBon.',
    'Yes.\nNo.\nGood.',
    [
      ['Oui.', 'Yes.'],
      ['Non.', 'No.'],
      ['Bon.', 'Good.'],
    ],
  ],
  [
    'two short sentences matched with one',
    'Oui. Non.\nBon.',
    'Yes, no.\nGood.',
    [
      ['Oui. Non.', 'Yes, no.'],
      ['Bon.', 'Good.'],
    ],
  ],
])('pairs the sentences of both texts: %s', (_, target, native, rows) => {
  expect(align(target, native)).toEqual(rows);
});

const friends = 'Le week-end je joue au football avec mes amis au parc';
const evening = 'Le soir je regarde la télévision avec ma sœur';

test.each([
  [
    'whose long lines are not wrapped',
    `${friends}\n${evening}\nJe dors`,
    'At the weekend I play football\nIn the evening I watch TV\nI sleep',
    [
      [friends, 'At the weekend I play football'],
      [evening, 'In the evening I watch TV'],
      ['Je dors', 'I sleep'],
    ],
  ],
  [
    'that is wrapped on both sides',
    `${friends}\net je nage.\nJe dors.`,
    'At the weekend I play football with friends in\nthe park, and I swim.\nI sleep.',
    [
      [
        `${friends} et je nage.`,
        'At the weekend I play football with friends in the park, and I swim.',
      ],
      ['Je dors.', 'I sleep.'],
    ],
  ],
])('pairs the sides of a text %s', (_, target, native, rows) => {
  expect(align(target, native)).toEqual(rows);
});

test('reports a mismatch when only one side is wrapped', () => {
  expect(align(`${friends}\net je nage.\nJe dors.`, 'I play.\nI swim.\nI sleep.\nBye.')).toMatch(
    /^The two texts do not match: 2 lines in French and 4 in English/,
  );
});

test('makes each line of a Thai text one sentence, regardless of its length', () => {
  const lines = [
    'ผมชื่อสมชาย ผมอายุสิบห้าปี',
    'ผมอาศัยอยู่ที่กรุงเทพฯ กับครอบครัวของผม',
    'ผมชอบเล่นฟุตบอลกับเพื่อนที่โรงเรียนทุกวัน',
  ];
  expect(
    parsePastedText('th', lines.join('\n'), 'text').flatMap(({ sentences }) => sentences),
  ).toEqual(lines);
});

test.each([
  [
    'Bon.',
    'One. Two. Three. Four.\nFive. Six.',
    /^The two texts do not match: 1 line in French and 2 in English, 1 sentence in French and 6 in English\./,
  ],
  [
    'Oui. Non.\nBon. Si.',
    'Yes.\nNo.\nGood.',
    /^The two texts do not match: 2 lines in French and 3 in English, 4 sentences in French and 3 in English\./,
  ],
  ['Oui.\nUn. Deux. Trois. Quatre. Cinq.', 'Yes.\nOne. Two.', /^Line 2 does not match/],
])('reports that the text %j does not match the translation %j', (target, native, message) => {
  expect(align(target, native)).toMatch(message);
  const draft = { from: 'en', to: 'fr', textType: 'text' } as const;
  expect(checkPastedText({ target, native }, draft)['given.native']).toMatch(message);
});

test.each([
  ['', 'text', /Paste the text/],
  ['1. 2. …', 'text', /Paste the text/],
  ['mot '.repeat(601), 'text', /601 words\. Use at most 600/],
  ['Bonjour.\nSalut.', 'dialogue2', /the speaker and a colon/],
] as const)('rejects the text %.10s as a %s', (target, textType, message) => {
  expect(checkPastedText({ target }, { from: 'en', to: 'fr', textType })['given.target']).toMatch(
    message,
  );
});

test('accepts six hundred words', () => {
  expect(
    checkPastedText({ target: 'mot '.repeat(600) }, { from: 'en', to: 'fr', textType: 'text' }),
  ).toEqual({});
});

test('uses the model’s word boundaries only if they preserve the teacher’s text', () => {
  const row = { speaker: '', startsParagraph: true, target: '私は学生です。', native: null };
  const build = (cut: string) =>
    buildPastedText('s1', row, { cut, native: 'I am a student.' }, { target: 'ja', native: 'en' });
  const cut = build('私|は|学生|です。');
  expect(cut).toMatchObject({ startsParagraph: true, native: { text: 'I am a student.' } });
  expect(cut.target.tokens.map(({ text }) => text)).toEqual(['私', 'は', '学生', 'です', '。']);
  const other = build('僕|は|学生|です。');
  expect(other.target.text).toBe('私は学生です。');
  expect(other.target.tokens.map(({ text }) => text).join('')).toBe('私は学生です。');
});
