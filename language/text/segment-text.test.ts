import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguageCode, languageCodes } from '../languages.ts';
import { rejoins } from './parse-text.ts';
import { sampleSentences } from './samples/sentences.ts';
import { segmentText } from './segment-text.ts';
import { plainSpaces } from './with-no-break-spaces.ts';
import { parseWordCuts } from './word-cuts.ts';

/** Words in brackets, the rest as it is. */
function shown(language: string, marked: string): string {
  const { text, cuts } = parseWordCuts(marked);
  return segmentText(language, plainSpaces(text), 's1.t', cuts)
    .map((token) => (token.isWord ? `[${token.text}]` : token.text))
    .join('');
}

test.each([
  ['fr', "L'homme s’appelle Jean-Pierre.", "[L'][homme] [s’][appelle] [Jean-Pierre]."],
  ['fr', "Aujourd'hui quelqu'un d'autre", "[Aujourd'hui] [quelqu'un] [d'][autre]"],
  ['fr', "Qu'est-ce qu'il a ?", "[Qu'][est-ce qu'][il] [a] ?"],
  ['fr', 'Est-ce que c’est bon ?', '[Est-ce que] [c’][est] [bon] ?'],
  ['fr', "jusqu'à la presqu'île, c'est-à-dire", "[jusqu'][à] [la] [presqu'île], [c'est-à-dire]"],
  ['it', "Dov'è l'amica dell'uomo?", "[Dov'][è] [l'][amica] [dell'][uomo]?"],
  ['it', "Un po' d'acqua per D'Annunzio", "[Un] [po'] [d'][acqua] [per] [D'Annunzio]"],
  [
    'en',
    "Don't read O'Brien's well-known 'book'.",
    "[Don't] [read] [O'Brien's] [well-known] '[book]'.",
  ],
  ['en', 'At 9.30 a.m. it was −3,5 °C…', '[At] [9.30] [a.m.] [it] [was] −[3,5] °[C]…'],
  ['de', 'Wir, z. B. du, d. h. ihr.', '[Wir], [z. B.] [du], [d. h.] [ihr].'],
  ['de', '44 v. Chr. fuhr er.', '[44] [v. Chr.] [fuhr] [er].'],
  ['fr', "l'an 52 av. J.-C., p. ex. ici", "[l'][an] [52] [av. J.-C.], [p. ex.] [ici]"],
  ['es', 'en EE. UU. vive', '[en] [EE. UU.] [vive]'],
  ['el', '44 π. Χ. ήταν', '[44] [π. Χ.] [ήταν]'],
  ['ru', 'Сыр и т. д.', '[Сыр] [и] [т. д.]'],
  ['en', 'Go to www.a.com/x?y=1, or a.b+c@d.org!', '[Go] [to] www.a.com/x?y=1, [or] a.b+c@d.org!'],
  ['en', '👩‍🏫🏴󠁧󠁢󠁷󠁬󠁳󠁿1️⃣👍🏽 ok', '👩‍🏫🏴󠁧󠁢󠁷󠁬󠁳󠁿1️⃣👍🏽 [ok]'],
  ['nl', "'s Ochtends foto's", "['s] [Ochtends] [foto's]"],
  ['cy', "Mae'r ’n ysgol", "[Mae'r] [’n] [ysgol]"],
  ['fi', 'EU:n linja-auto', '[EU:n] [linja-auto]'],
  [
    'de',
    'Liebe Schüler:innen, Freund*innen: hallo!',
    '[Liebe] [Schüler:innen], [Freund*innen]: [hallo]!',
  ],
  [
    'de',
    'Jede:r im Lehrer:innenzimmer, ein_e Schüler*in.',
    '[Jede:r] [im] [Lehrer:innenzimmer], [ein_e] [Schüler*in].',
  ],
  ['de', 'Hinweis:Bitte um Uhr:8 da:sein.', '[Hinweis]:[Bitte] [um] [Uhr]:[8] [da]:[sein].'],
  ['he', 'לבית־הספר של צה"ל', '[לבית־הספר] [של] [צה"ל]'],
  ['ar', 'والكتابُ ثمنُه ٣٫٥، نعم', '[والكتابُ] [ثمنُه] [٣٫٥]، [نعم]'],
  ['fa', 'می‌خواهم کتاب‌ها', '[می‌خواهم] [کتاب‌ها]'],
  ['uk', "П’ять ім'я", "[П’ять] [ім'я]"],
  ['hi', 'मैं पढ़ता हूँ।', '[मैं] [पढ़ता] [हूँ]।'],
  ['ko', '학교에 갑니다.', '[학교에] [갑니다].'],
  ['ko', "'사과'는 맛있어요.", "'[사과]'[는] [맛있어요]."],
  ['ko', '‘해리 포터’를 읽었어요.', '‘[해리] [포터]’[를] [읽었어요].'],
  ['ko', '저는 물. 네.', '[저는] [물]. [네].'],
  ['ko', 'K-POP, don’t, 오전 10:30에', '[K-POP], [don’t], [오전] [10:30에]'],
  ['ja', '私|は|行かなければなりませんでした|。', '[私][は][行かなければなりませんでした]。'],
  ['ja', '毎日学校へ行きます。', '[毎日][学校][へ][行きます]。'],
  ['ja', '午前10:30に起きます。', '[午前][10:30][に][起きます]。'],
  ['ja', '2024年5月3日の3時半です。', '[2024年][5月][3日][の][3時半][です]。'],
  ['ja', '3/4ページとWi-Fiを使います。', '[3/4][ページ][と][Wi-Fi][を][使います]。'],
  ['ja', '東京-大阪で‘OK’と言った。', '[東京]-[大阪][で]‘[OK]’[と][言った]。'],
  ['zh', '他10:30说：‘你好’吗？', '[他][10:30][说]：‘[你好]’[吗]？'],
  ['zh', 'T恤衫3.5元', '[T][恤][衫][3.5][元]'],
  ['yue', '我10:30返學。', '[我][10:30][返][學]。'],
  ['yue', '我哋唔想食飯。', '[我哋][唔][想][食][飯]。'],
  ['th', 'ผม|ชอบ|กิน| |ข้าว', '[ผม][ชอบ][กิน] [ข้าว]'],
])('%s: %s', (language, text, expected) => {
  expect(shown(language, text)).toBe(expected);
});

describe.each(languageCodes)('%s', (language) => {
  const samples = sampleSentences[language];

  test('every sample re-joins, with ids of its own', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3);
    for (const sample of samples) expectWhole(language, sample);
  });

  test('any text made of its samples re-joins', () => {
    const pool = samples.flatMap((sample) => [...sample]);
    const piece = fc.oneof(
      fc.constantFrom(...pool),
      fc.constantFrom(...samples),
      fc.constantFrom(' ', "'", '’', '-', '־', '1', '👩‍🏫', '\u0301', '\u200c', '\u0640', '\ud83d'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) =>
        expectWhole(language, parts.join('')),
      ),
      { numRuns: 40 },
    );
  });
});

test('any string re-joins in any language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), fc.string({ unit: 'binary' }), expectWhole),
    { numRuns: 300 },
  );
});

test('a word has a letter or a digit in it', () => {
  const piece = fc.constantFrom(
    '午前',
    '10',
    ':',
    '/',
    '-',
    '’',
    'Fi',
    'に',
    '사과',
    'ผม',
    '.',
    ' ',
  );
  const languages = fc.constantFrom('ja', 'zh', 'yue', 'th', 'ko', 'fr');
  fc.assert(
    fc.property(languages, fc.array(piece, { maxLength: 12 }), (language, parts) => {
      for (const { text, isWord } of segmentText(language, parts.join(''), 't')) {
        if (isWord) expect(text).toMatch(/[\p{L}\p{N}]/u);
      }
    }),
  );
});

test('a cut that does not re-join is not used', () => {
  const tokens = segmentText('ja', '学校へ行きます。', 't', ['学校', 'へ', '行きません']);
  expect(tokens.map((token) => token.text)).toEqual(['学校', 'へ', '行きます', '。']);
});

function expectWhole(language: string, marked: string): void {
  const { text, cuts } = isLanguageCode(language)
    ? parseWordCuts(marked)
    : { text: marked, cuts: [] };
  const tokens = segmentText(language, text, 's1.t', cuts);
  // One assertion for a whole text: a property run makes thousands of tokens.
  if (!rejoins({ text, tokens })) expect(tokens).toEqual(`tokens that re-join to ${text}`);
}
