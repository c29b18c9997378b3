import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguageCode, languageCodes } from '../languages.ts';
import { plainSpaces } from './bind-punctuation.ts';
import { parseWordCuts } from './build-sentence.ts';
import { rejoins } from './parse-text.ts';
import { sampleSentences } from './samples/sentences.ts';
import { cutSpaceless, joinJapaneseWords, segmentText } from './segment-text.ts';

/** Renders the tokens as text, with brackets around words. */
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
])('%s: splits “%s” into words', (language, text, expected) => {
  expect(shown(language, text)).toBe(expected);
});

describe.each(languageCodes)('segmentText for language %s', (language) => {
  const samples = sampleSentences[language];

  test('splits every sample into tokens that rejoin', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3);
    for (const sample of samples) expectWhole(language, sample);
  });

  test('splits any mix of sample sentences into tokens that rejoin', () => {
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

test('splits any string in any language into tokens that rejoin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), fc.string({ unit: 'binary' }), expectWhole),
    { numRuns: 300 },
  );
});

test('classifies only tokens with a letter or digit as words', () => {
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

test('ignores segments that do not join back into the original text', () => {
  const tokens = segmentText('ja', '学校へ行きます。', 't', ['学校', 'へ', '行きません']);
  expect(tokens.map((token) => token.text)).toEqual(['学校', 'へ', '行きます', '。']);
});

function expectWhole(language: string, marked: string): void {
  const { text, cuts } = isLanguageCode(language)
    ? parseWordCuts(marked)
    : { text: marked, cuts: [] };
  const tokens = segmentText(language, text, 's1.t', cuts);
  // Makes only one assertion per text, because a property test generates thousands of tokens.
  if (!rejoins({ text, tokens })) expect(tokens).toEqual(`tokens that re-join to ${text}`);
}

test.each([
  ['行|き|ます', '行きます'],
  ['行|かな|ければ|なり|ま|せん|で|した', '行かなければなりませんでした'],
  ['私|たち|は|食|べ|た', '私たち|は|食べた'],
  ['今日|たくさん|飲|みま|した', '今日|たくさん|飲みました'],
  ['学校|へ', '学校|へ'],
  ['高|かった|です', '高かった|です'],
])('joins %s into %s', (pieces, words) => {
  expect(joinJapaneseWords(pieces.split('|')).join('|')).toBe(words);
});

/** Endings of verbs and adjectives. Each forms a single word with its stem. */
const forms: Record<string, string> = {
  書: 'きます きました きません きませんでした きましょう いて いています いていました いた かない かなかった かなければなりません いたら けば ける けます こう きたい きたくない きたくありません かれる かせる いてください きながら',
  食べ: 'ます ました ません ませんでした て ている ていない ていました た ない なかった なければならない たら れば られる られます よう たい たかった させる',
  飲: 'みます んで んでいます んだ まない まなかった んだら めば める もう みたい',
  話: 'します して しています した さない したら せば せます そう',
  行: 'きます って っている った かない ったら けば ける こう かなければなりませんでした',
  買: 'います って っています った わない ったら えば える おう いました',
  見: 'ます て ています た ない たら れば られる よう せる',
  来: 'ます て ています た ない られる れば てください',
  泳: 'ぎます いで いでいる いだ げば げる',
  待: 'ちます って たない てる ってください',
  上: 'がります がった',
  高: 'い くない かった くなかった ければ くて く くありません くありませんでした',
  楽し: 'い くない かった ければ',
  勉強: 'します している した しない すれば しよう しました',
  '': 'します しました しませんでした しない しています すれば しよう したい しなければなりません あります ありました ありませんでした あった あれば います いません いました いない わかります わかりません わからない なります なった できます できません できた いきます いきましょう いった ください',
};

/** Words in which い is part of the word and not part of a te-form. */
const wholeInI =
  '高い 楽しい 忙しい 暑い 寒い 遠い 近い 甘い 辛い 欲しい 多い 少ない 安い 新しい 古い 大きい 小さい 長い 短い 早い 遅い 重い 軽い 強い 弱い 明るい 暗い 広い 狭い 難しい 優しい 美味しい 嬉しい 悲しい 寂しい 怖い 痛い 眠い 若い 白い 黒い 赤い 青い 冷たい 暖かい 涼しい 面白い 危ない 可愛い 美しい 嫌い 違い 間違い 手伝い 願い 匂い 占い 出会い';

describe('cutSpaceless', () => {
  test.each(
    Object.entries(forms).flatMap(([stem, endings]) => endings.split(' ').map((end) => stem + end)),
  )('keeps %s as one word', (form) => {
    expect(cutSpaceless('ja', form)).toEqual([form]);
    expect(cutSpaceless('ja', `これは${form}と`)).toEqual(['これ', 'は', form, 'と']);
  });

  test.each([
    'では|ありません',
    'お金|が|ありません',
    '本|を|読んでいます',
    '東京|に|住んでいます',
    '寿司|を|食べた|こと|が|あります',
    '学校|に|行こう|と|思います',
    '食べ|に|行く',
    '開けて|あげる',
    '書いて|は|いけません',
    '美しく|なりました',
    '話して|も|いい|です',
    '雨|が|降った|ので',
    '寒かった|です',
    '猫|が|いる',
    '犬|が|います',
    'これ|は|本|です',
    '今|いい|天気|です',
    '三日|くらい',
    '私たち|は',
    '机|の|上|に|本|が|ある',
    '友達|と|公園|へ|行きました',
    '先生|の|本',
    '家|から|駅|まで',
    '静か|な|町',
    '好き|な|食べ物',
    '何でも|いい',
    '雨|か|雪',
    '人たち|と',
    'きれい|に|なりたい',
    '行かない|です',
    '行かないで|ください',
    '少ない|でも|いい|です',
    '急いで|すぐ|来て',
    '急いでください',
    '嫌い|でした',
    '嫌い|では|ありません',
    '間違い|だらけ',
    '誓い|だ',
    '誓い|だから',
    '甘い|ですが',
    '同じ|くらい',
    '同じ|ぐらい',
    'して|いただけます|か',
    '書いて|いただけます|か',
    '急いで|いただけません|か',
    '見て|いただければ',
    '見ていた|だけ|です',
    '見ていたい',
    '見てくれました',
    '猫|が|る|す',
    '欲しがっています',
  ])('splits Japanese: %s', (words) => {
    expect(cutSpaceless('ja', words.replaceAll('|', '')).join('|')).toBe(words);
  });

  test.each([
    '七時半|に|起きます',
    '十一時|に|寝る|時|に',
    '午後|三時|ごろ',
    '三月|五日',
    '三か月前|と|一週間',
    '何|か|飲みます',
    '花|は|何色|です|か',
    '七十歳|です',
    '五百円|の|本|が|二十冊',
    '二人|の|先生方',
    '何曜日|です|か',
    '三年前|と|二日前',
    '家族|と|朝ご飯|を|食べます',
    '今朝|ご飯|を|食べました',
    'お昼ご飯|の|後',
    'お水|を|飲みます',
    'お忙しかった|です|か',
    'ご家族|と|お兄さん',
    'おばあちゃん|の|お誕生日',
    '子どもたち|と|女の子たち',
    '田中さん|は|お医者さん|です',
    '本屋さん|で|韓国語|の|本',
    'アメリカ人|と|日本人',
    '今日|人|が|多い',
    'お茶|を|飲みます',
  ])('keeps compounds together: %s', (words) => {
    expect(cutSpaceless('ja', words.replaceAll('|', '')).join('|')).toBe(words);
  });

  test.each(
    wholeInI.split(' ').flatMap((word) => ['です', 'でした', 'でしょう'].map((end) => [word, end])),
  )('splits %s from %s', (word = '', end = '') => {
    expect(cutSpaceless('ja', word + end)).toEqual([word, end]);
    expect(cutSpaceless('ja', `${word}${end}ね`)).toEqual([word, end, 'ね']);
    expect(cutSpaceless('ja', `${word}でも`)).toEqual([word, 'でも']);
  });

  test.each(['我哋|去|茶餐廳|食|飯', '佢|喺|屋企|瞓覺', '我|鍾意|飲|奶茶', '八達通|卡'])(
    'splits Cantonese: %s',
    (words) => {
      expect(cutSpaceless('yue', words.replaceAll('|', '')).join('|')).toBe(words);
    },
  );

  test.each([
    'วันนี้|ผม|กิน|ข้าวผัด|ที่|ร้านอาหาร',
    'เมื่อวานนี้|เป็น|วันเกิด|ของ|ผู้หญิง',
    'คนไทย|พูด|ภาษาไทย|ตอนเช้า|และ|ตอนเย็น',
    'พรุ่งนี้|ซื้อ|น้ำแข็ง|วันศุกร์|วันพุธ',
    'หมา|ตัว|นี้|กิน|ข้าว|ทุก|วัน',
  ])('splits Thai: %s', (words) => {
    expect(cutSpaceless('th', words.replaceAll('|', '')).join('|')).toBe(words);
  });
});
