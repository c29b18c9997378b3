import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { procliticArticle } from '#language/articles.ts';
import { isLanguageCode, languageOf } from '#language/languages.ts';
import { goldenRows, moreRows } from '#language/marking/answer-rows.data.ts';
import { segmentText } from '#language/text/segment-text.ts';
import { exampleTexts } from '../../questions/example-texts.ts';
import { exampleMaterials } from '../example-materials.ts';
import { compareTyped } from './compare-typed.ts';
import { dictation } from './index.ts';
import { closed, openedTokens, openNextWord, wordCount } from './use-dictation.ts';

const tokensOf = (text: keyof typeof exampleTexts, at: number) =>
  exampleTexts[text].sentences[at]?.target.tokens ?? [];

/**
 * Formats right words without brackets, nearly right words in round brackets, and missing words in square
 * brackets.
 */
function shown(language: string, tokens: ReturnType<typeof tokensOf>, typed: string): string {
  const { words, extra } = compareTyped(language, tokens, typed);
  const marks = { right: '', nearly: '()', missing: '[]' };
  const faces = words.map(({ text, verdict, typed: instead }) => {
    const [open = '', close = ''] = marks[verdict];
    return `${open}${instead ?? text}${close}`;
  });
  return [...faces, ...extra.map((word) => `+${word}`)].join(' ');
}

// Le marché est fermé, mais la piscine est ouverte.
describe('a French line', () => {
  test.each([
    [
      'Le marché est fermé, mais la piscine est ouverte.',
      'Le marché est fermé mais la piscine est ouverte',
    ],
    [
      'le marché est ferme mais la piscine est ouverté',
      'Le marché est [fermé] mais la piscine est (ouverté) +ferme',
    ],
    [
      'le marché fermé mais la piscne est ouverte',
      'Le marché [est] fermé mais la (piscne) est ouverte',
    ],
    ['le marché est très fermé', 'Le marché est fermé [mais] [la] [piscine] [est] [ouverte] +très'],
    ['', '[Le] [marché] [est] [fermé] [mais] [la] [piscine] [est] [ouverte]'],
  ])('compares the typed text word by word: %s', (typed, expected) => {
    expect(shown('fr', tokensOf('french', 3), typed)).toBe(expected);
  });
});

const cut = (language: string, text: string) => segmentText(language, text, 'w');

describe('accepts spelling variants', () => {
  test.each([
    ['fr', 'ma sœur a bon cœur', 'ma soeur a bon coeur'],
    ['fr', 'l’œuf et la bonne œuvre', "l'oeuf et la bonne oeuvre"],
    ['fr', 'il a dix-huit ans', 'il a dix huit ans'],
    ['fr', 'qu’est-ce que tu veux aujourd’hui ?', 'qu est-ce que tu veux aujourd hui'],
    ['fr', 'qu’est-ce que tu veux aujourd’hui ?', 'quest ce que tu veux aujourdhui'],
    ['fr', 's’il te plaît', 'sil te plaît'],
    ['fr', 'cela coûte 1 000 euros', 'cela coûte 1000 euros'],
    ['de', 'die Straße ist schön und heißt Fuß', 'die strasse ist schoen und heisst fuss'],
    ['da', 'på blå rødgrød', 'paa blaa roedgroed'],
    ['nb', 'gå på ski', 'gaa paa ski'],
    ['ar', 'في جدة إلى أحمد', 'فى جده الي احمد'],
    ['fa', 'کتاب می\u200cروم', 'كتاب می روم'],
    ['ur', 'میں کہاں', 'ميں كہاں'],
    ['hi', 'गाँव में ठीक हूँ', 'गांव में ठीक हूं'],
    ['hi', 'मुझे हिंदी पसंद है', 'मुझे हिन्दी पसन्द है'],
    ['fr', 'Il est 8 h 30.', 'il est huit heures trente'],
    ['fr', 'Il est 8h30.', 'il est 8 h 30'],
    ['fr', '20 élèves', 'vingt élèves'],
    ['fr', 'Ça coûte 3,50 €.', 'ça coûte 3.50 euros'],
    ['fr', 'Ça coûte 3,50 €.', 'ça coûte trois euros cinquante'],
    ['en', 'He’s 15.', "he's fifteen"],
    ['de', 'um 8:30 Uhr', 'um acht Uhr dreißig'],
    ['it', 'Maria è italiana', "Maria e' italiana"],
    ['it', 'Sì, ha 15 anni.', "Si', ha quindici anni"],
    ['it', 'un po’ di pane', "un po' di pane"],
    ['it', 'Va’ a casa, è tardi', "va' a casa, e' tardi"],
    ['it', 'Sono un po’ stanco: è tardi', "sono un po' stanco: e' tardi"],
    ['de', 'Um 1 Uhr essen wir.', 'um ein Uhr essen wir'],
    ['zh', '现在3点', '现在三点'],
    ['zh', '1月1日我们一起去', '一月一日我们一起去'],
    ['ko', '학교에 가요', '학교에가요'],
    ['ko', '나는 오늘 학교에 가요', '나는 오늘학교에가요'],
    ['ja', 'ラーメンを食べる', 'らーめんを食べる'],
    ['ja', '人々', '人人'],
    ['vi', 'hoà bình', 'hòa bình'],
    ['ru', 'ёлка', 'елка'],
    ['tr', 'iyi akşamlar', 'Iyi akşamlar'],
    ['he', 'בית־ספר', 'בית ספר'],
    ['en', 'my favourite colour', 'my favorite color'],
    ['en', 'a well-known ice cream', 'a well known icecream'],
  ])('%s: for %s accepts the typed text %s', (language, sentence, typed) => {
    const { words, extra } = compareTyped(language, cut(language, sentence), typed);
    expect([...words.filter(({ verdict }) => verdict !== 'right'), ...extra]).toEqual([]);
  });
});

describe('classifies misspelt words as nearly right', () => {
  test.each([
    ['fr', 'été', 'ete', '(ete)'],
    ['fr', 'la bibliothèque', 'la biblioteque', 'la (biblioteque)'],
    ['fr', 'l’école', 'lecole', '(lecole) (école)'],
    ['es', 'inglés', 'ingles', '(ingles)'],
    ['de', 'Mädchen', 'madchen', '(madchen)'],
    ['vi', 'cảm ơn', 'cam ơn', '(cam) ơn'],
    ['en', 'beautiful', 'beautifull', '(beautifull)'],
  ])(
    '%s: for %s classifies the typed text %s as nearly right',
    (language, sentence, typed, expected) => {
      expect(shown(language, cut(language, sentence), typed)).toBe(expected);
    },
  );
});

describe('differences that make another word', () => {
  test.each([
    ['fr', 'où est', 'ou est', '[où] est +ou'],
    ['fr', 'il l’a vu', 'il la vu', 'il [l’] [a] vu +la'],
    ['fr', 'le garçon', 'la garçon', '[le] garçon +la'],
    ['fr', 'le maïs mais le blé', 'le mais mais le blé', 'le [maïs] mais le blé +mais'],
    ['es', 'el niño', 'el nino', 'el [niño] +nino'],
    ['es', 'el año', 'el ano', 'el [año] +ano'],
    ['de', 'schön', 'schon', '[schön] +schon'],
    ['de', 'die Maße', 'die Masse', 'die [Maße] +Masse'],
    ['pl', 'łódka', 'lodka', '[łódka] +lodka'],
    ['sv', 'öl', 'ol', '[öl] +ol'],
    ['da', 'på', 'pa', '[på] +pa'],
    ['en', 'it’s', 'its', '[it’s] +its'],
    ['en', '35', '3.5', '[35] +3.5'],
    ['fr', '20 élèves', 'trente élèves', '[20] élèves +trente'],
    ['fr', 'vingt élèves', '20 élèves', '[vingt] élèves +20'],
    ['ar', 'الكتاب', 'كتاب', '[الكتاب] +كتاب'],
    ['ja', 'かき', 'がき', '(かき) +が'],
    ['th', 'มา', 'ม้า', '(มา) +ม้'],
  ])('%s: for %s does not accept the typed text %s', (language, sentence, typed, expected) => {
    expect(shown(language, cut(language, sentence), typed)).toBe(expected);
  });
});

test('marks every word at the board in the same way as in homework', () => {
  const words = [...goldenRows, ...moreRows].filter(
    ([language, expected, typed, , , more]) =>
      more === undefined &&
      isLanguageCode(language) &&
      languageOf(language).spaces &&
      typeof expected === 'string' &&
      // When a pupil types at the board, a proclitic article counts as a separate word.
      !procliticArticle(language, typed) &&
      /^[\p{L}\p{M}]+$/u.test(expected),
  );
  expect(words.length).toBeGreaterThan(70);
  const told = words.map(([language, expected, typed]) => [
    language,
    expected,
    typed,
    compareTyped(language, cut(language, String(expected)), typed).words.every(
      ({ verdict }) => verdict !== 'missing',
    ),
  ]);
  expect(told).toEqual(
    words.map(([language, expected, typed, verdict, reason]) => [
      language,
      expected,
      typed,
      verdict !== 'wrong' &&
        !['form', 'gender', 'article', 'missing-article'].includes(reason ?? ''),
    ]),
  );
});

test.each([
  ['私は市場へ行きたいです。', '私 は 市場 へ 行きたい です'],
  ['私は市場に行きたいです', '私 は 市場 [へ] 行きたい です +に'],
  ['私市場へ行きたです', '私 [は] 市場 へ (行きたい) です'],
])('compares a Japanese line word by word: %s', (typed, expected) => {
  expect(shown('ja', tokensOf('japanese', 2), typed)).toBe(expected);
});

test('accepts a Japanese line in kana or in kanji', () => {
  const { tokens } = exampleMaterials.japanese.text.sentences[2]?.target ?? { tokens: [] };
  const kana = tokens.map(({ text, reading }) => reading ?? text).join('');
  expect(kana).not.toMatch(/\p{Script=Han}/u);
  expect(shown('ja', tokens, kana)).toBe(
    shown('ja', tokens, tokens.map(({ text }) => text).join('')),
  );
  expect(compareTyped('ja', tokens, kana.slice(0, -2)).words.at(-1)?.verdict).not.toBe('right');
});

describe('a Japanese line typed in mixed kanji and kana', () => {
  const readings: Record<string, string> = {
    私: 'わたし',
    友達: 'ともだち',
    学校: 'がっこう',
    行きます: 'いきます',
    毎朝: 'まいあさ',
    七時: 'しちじ',
    起きます: 'おきます',
    七十歳: 'ななじゅっさい',
    日曜日: 'にちようび',
    会います: 'あいます',
  };
  const lineOf = (words: string) =>
    segmentText('ja', words.replaceAll('|', ''), 't', words.split('|')).map((token) => {
      const reading = readings[token.text];
      return { ...token, ...(reading && { reading }) };
    });
  test.each([
    [
      '私|は|友達|と|学校|へ|行きます',
      '私はともだちと学校へいきます',
      '私 は 友達 と 学校 へ 行きます',
    ],
    ['毎朝|七時|に|起きます', 'まいあさ七時に起きます', '毎朝 七時 に 起きます'],
    ['毎朝|七時|に|起きます', 'まいあさ に起きます', '毎朝 [七時] に 起きます'],
    ['友達|は|七十歳|です', 'ともだちは七十さいです', '友達 は 七十歳 です'],
    ['日曜日|に|会います', '月曜日に合います', '[日曜日] に (会います) +月 +合'],
    ['日曜日|に|会います', '日曜に会います', '(日曜日) に 会います'],
    ['毎朝|七時|に|起きます', 'まいにち七時におきます', '(毎朝) 七時 に 起きます +に +ち'],
  ])('compares with %s — the typed text %s', (words, typed, expected) => {
    expect(shown('ja', lineOf(words), typed)).toBe(expected);
  });
});

test('ignores a reading in Latin letters and compares the written word', () => {
  const tokens = segmentText('ja', '学校のばあい', 't', ['学校', 'の', 'ばあい']).map(
    (token, at) => ({
      ...token,
      ...[{ reading: 'がっこう' }, {}, { reading: 'baai' }][at],
    }),
  );
  expect(shown('ja', tokens, 'がっこうのばあい')).toBe('学校 の ばあい');
});

test('accepts an Arabic line typed with vowel signs', () => {
  expect(compareTyped('ar', tokensOf('arabic', 3), 'السُّوق مغلق لكن المسبح مفتوح').words).toEqual(
    tokensOf('arabic', 3)
      .filter(({ isWord }) => isWord)
      .map(({ id, text }) => ({ id, text, verdict: 'right' })),
  );
});

test('returns one verdict for every word and accepts the sentence itself', () => {
  const sentences = Object.values(exampleTexts).flatMap((text) =>
    text.sentences.map(({ target }) => ({ language: text.target, target })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...sentences), fc.string({ maxLength: 60 }), (sentence, typed) => {
      const { language, target } = sentence;
      const ids = target.tokens.filter(({ isWord }) => isWord).map(({ id }) => id);
      expect(compareTyped(language, target.tokens, typed).words.map(({ id }) => id)).toEqual(ids);
      const own = compareTyped(language, target.tokens, target.text);
      expect(own.words.every(({ verdict }) => verdict === 'right')).toBe(true);
      expect(own.extra).toEqual([]);
    }),
  );
});

test('reveals a sentence in steps: empty, first letters, then all words', () => {
  const tokens = tokensOf('french', 3);
  const face = (opened: Parameters<typeof openedTokens>[1]) =>
    openedTokens(tokens, opened)
      .map(({ kind, text }) => (kind === 'hidden' ? '_' : kind === 'start' ? `${text}_` : text))
      .join('');
  expect(face(closed)).toBe('');
  expect(face({ ...closed, letters: true })).toBe('L_ m_ e_ f_, m_ l_ p_ e_ o_.');
  expect(face({ words: 2, letters: false })).toBe('Le marché _ _, _ _ _ _ _.');
  let opened = closed;
  for (let step = 0; step < 20; step += 1) opened = openNextWord(opened, tokens);
  expect(opened.words).toBe(wordCount(tokens));
  expect(face(opened)).toBe('Le marché est fermé, mais la piscine est ouverte.');
});

test('shows no first letter for a word of one letter', () => {
  // 姉|の|かばん|に|青い|水着|が|あります。
  const faces = openedTokens(tokensOf('japanese', 5), { ...closed, letters: true });
  expect(faces.map(({ text }) => text).join(' ')).toBe('  か  青 水  あ 。');
});

test('prints a numbered line for every sentence, and the sentences only in the answer key', () => {
  const material = exampleMaterials.french;
  const state = dictation.make({ material, options: dictation.defaultOptions, seed: 1 });
  const sheet = dictation.sheet(state, material);
  expect(sheet?.blocks.filter(({ kind }) => kind === 'lines')).toHaveLength(8);
  expect(JSON.stringify(sheet?.blocks)).not.toContain('marché');
  expect(sheet?.key[3]).toMatchObject({ number: 4, speaker: 'Tom' });
});
