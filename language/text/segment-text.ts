import { languageOf } from '../languages.ts';
import { type Piece, scanPieces } from './scan-pieces.ts';
import type { Token } from './text.ts';

/**
 * Splits one side's text into tokens with the ids `{idPrefix}0…`. The tokens join to exactly the same text.
 * `cuts` are the word pieces of a language without spaces (`parseWordCuts`). They are used if they join to
 * the text; otherwise the engine's dictionary segments the text.
 */
export function segmentText(
  language: string,
  text: string,
  idPrefix: string,
  cuts: readonly string[] = [],
): Token[] {
  let start = 0;
  return piecesOf(language, text, cuts).map((piece, n) => {
    const end = start + piece.text.length;
    const token = { id: `${idPrefix}${n}`, start, end, text: piece.text, isWord: piece.isWord };
    start = end;
    return token;
  });
}

/** Returns the pieces into which `segmentText` splits a text, without ids. */
export function piecesOf(language: string, text: string, cuts: readonly string[] = []): Piece[] {
  if (languageOf(language).spaces) return scanPieces(language, text);
  // A single piece is not a segmentation, unless the text is a single word.
  if (cuts.length > 1 && cuts.join('') === text) {
    return cuts.flatMap((cut) => scanPieces(language, cut));
  }
  return scanPieces(language, text).flatMap((piece) =>
    piece.isWord
      ? stretchesOf(piece.text).flatMap((stretch) =>
          isSpaceless(stretch)
            ? cutSpaceless(language, stretch).map((part) => ({ text: part, isWord: true }))
            : scanPieces(language, stretch),
        )
      : [piece],
  );
}

/** Letters of scripts that are written without spaces between words. */
const spacelessLetter = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}々ー';
const spaceless = new RegExp(`[${spacelessLetter}]`, 'u');
const stretch = new RegExp(
  `(?:\\p{Nd}+(?=[\\p{sc=Han}かつ]))?[${spacelessLetter}][${spacelessLetter}\\p{M}\\p{Cf}]*|[^${spacelessLetter}]+`,
  'gu',
);
/** Matches a Chinese pronoun that engines merge with the next verb (我有). Does not match 我们 and 他们. */
const gluedPronoun = /^([我你您他她它])([有是在会能想要去来不])$/u;
/** The Cantonese plural suffix, which engines separate from its pronoun. */
const cantonesePlural = '哋';
/**
 * Everyday words that are missing from the engine's dictionaries. They are patterns, which are matched while
 * pieces are joined.
 */
const everyday: Record<string, RegExp> = {
  yue: /^(?:茶餐廳|屋企|鍾意|瞓覺|港鐵|冰室|的士|八達通?|菠蘿包)$/u,
  th: /^(?:(?:วัน|ตอน|พรุ่ง|เมื่อวาน)นี้|เมื่อวาน|วัน(?:เกิด|อังคาร|พุธ|พฤหัสบดี|.*์)|ตอน(?:เช้า|เย็น)|(?:คน|ภาษา|อาหาร)ไทย|ข้าวผัด|น้ำแข็ง|ผู้หญิง|ร้านอาหาร)$/u, // four days end in ์
};

const segmenters = new Map<string, Intl.Segmenter>();

const isSpaceless = (text: string): boolean => spaceless.test(text);

/** Splits a run of letters by script: 午前 | 10:30 | に起きます. Text with spaces is not split. */
const stretchesOf = (run: string): string[] => run.match(stretch) ?? [];

/**
 * Segments a run of letters for which there is no matching stored segmentation. Uses the engine's dictionary
 * and corrects its known errors for teaching (language-rules 7). The returned word pieces join to the run.
 */
export function cutSpaceless(language: string, run: string): string[] {
  if (!isSpaceless(run)) return [run];
  const words: string[] = [];
  for (const { segment } of segmenterOf(language).segment(run)) {
    const last = words.at(-1);
    const joins =
      last !== undefined &&
      (/^[\p{M}ー々]/u.test(segment) ||
        (language === 'yue' && segment === cantonesePlural) ||
        everyday[language]?.test(last + segment));
    const glued = language === 'zh' ? gluedPronoun.exec(segment) : null;
    if (joins) words[words.length - 1] = last + segment;
    else if (glued) words.push(glued[1] ?? '', glued[2] ?? '');
    else words.push(segment);
  }
  return language === 'ja' ? joinJapaneseWords(words) : words;
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(languageOf(language).locale, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

/**
 * Engines split 行かなければなりませんでした into eight morphemes, but a beginner reads it as one verb. The endings below
 * follow one of two things: a stem in kanji with its okurigana, or a verb that is mostly written in kana.
 * Particles (は が を に で と も の へ) are never such endings.
 */
const polite = 'ま(?:せんでした|せん|しょう|した|して|す)';
const negative =
  'な(?:ければなり(?:ませんでした|ません)|ければならな(?:かった|い)|くてはいけ(?:ません|ない)|ければ|かったら|かった|くて|いで(?!も)|い)';
const wish =
  'た(?:くありませんでした|くありません|くなかった|くない|かったら|かった|ければ|くて|い)';
const progressive = `(?:い(?:${polite}|${negative}|${wish}|たら|た|て|る)|る|た)`;
const teForm = (te: string) => `${te}(?:くださいませんか|ください|${progressive})?`;
/** Endings of a stem without sound changes: 食べ, し, でき. */
const plain = `${polite}|${negative}|${wish}|ながら|${teForm('て')}|たら|たり|た|る`;
/**
 * Matches the い of 泳いで and 泳いだ, which belongs to verbs in ぐ. Does not match the い of 高い, 嫌い and 間違い: before で
 * and だ, these are complete words.
 */
const voicedI = '(?<=[泳急脱騒注防稼嗅継扇漕剥繋次仰担塞跨研削紡凌]|[和揺]ら)い';
const changed = `(?:っ|い|し)(?:たら|たり|た)|(?:ん|${voicedI})(?:だら|だり|だ)|${teForm(`(?:って|いて|して|(?:ん|${voicedI})で)`)}`;
const adjective =
  'く(?:ありませんでした|ありません|なかった|ない|て)|か(?:ったら|った)|ければ|い|く';
const ending = `${changed}|${plain}|${adjective}|する|すれば|[えけげせてねべめれ]ば|[おこごそとのぼもろよ]う|[うすつぶむぐぬ]`;
/**
 * Matches okurigana. が is an ending only of a few verbs such as 上がる; in 猫がいる and 母がるす it is a particle. 今いい,
 * 三日くらい and 同じくらい are two words each.
 */
const okurigana =
  '(?!いい|さん|じ?[くぐ]らい)(?:[いうえかきくけこさしせたちってねばびべまみめらりるれろわぎげじぜ]|(?<=[上下曲広転繋群怖寒暑嫌痛強]|[欲寂悲嬉]し)が(?=[らりるれっ])){0,3}?';
/**
 * Matches the text that may follow an inflected word: the end, a kanji, a particle or a clause ending. Does
 * not match the だけ of いただけます.
 */
const after =
  '(?=$|[^\\p{sc=Hiragana}]|[かねよがけのとはをにでも]|こと|ため|から|まで|まえ|あと|ほう|はず|つもり|そう|らしい|みたい|だ(?:け(?![まるれ]|な[いか])|ろう|らけ)|じゃ)';
/**
 * Matches the position after て or で where an auxiliary verb of direction may follow: 開けて|あげる. After く,
 * `afterKu` does the same for a verb of becoming: 美しく|なる. Excludes the で of です, でした and でしょう: 行かない|です, but
 * 急いで|すぐ.
 */
const afterTe = '(?<=[てで])(?!(?<=で)(?:す(?!ぐ)|しょ|した))(?=[あいうおきくごしすみもや])';
const afterKu = '(?<=く)(?=な[らりるっ]|し[てたま]|する)';
/** Matches the い of a noun before the plain copula: 誓い|だ. The plain copula never follows a verb in い. */
const nounInI = 'い(?=だ(?:$|[^\\p{sc=Hiragana}]|[ねよとっ]|から))';
/** Matches the end of a verb stem before に and a verb of motion; the stem expresses the purpose: 食べ|に|行く. */
const purpose = '[いえきぎけげしせちてにびべみめりれ](?=に[行来])';
const inflection = new RegExp(
  `${okurigana}(?:(?:${ending})(?:${after}|${afterTe}|${afterKu})|${purpose}|${nounInI})`,
  'uy', // matched from the end of the kanji stem
);
const politeTail = new RegExp(`^${polite}`, 'u');

/** The copula, and verbs that are mostly written in kana, as the stems before their endings. */
const kanaVerb = new RegExp(
  `^(?:(?:し|い|み|でき|たべ|くれ|あげ|いけ|いただ[きけ])(?:${plain})|いただ(?:く|ければ|${teForm('いて')}|いた)|す(?:る|れば)|あ(?:り${polite}|った|れば|る)|(?:わか|な|や)(?:り${polite}|ら${negative}|り${wish}|れば|る|${teForm('って')}|ったら|った)|い(?:き${polite}|か${negative}|き${wish}|く|${teForm('って')}|った)|ください(?:ませんか)?|で(?:した|しょう))(?:${after}|${afterTe})`,
  'u',
);

const digits = '\\p{Nd}〇一二三四五六七八九十百千万億何数';
/** Matches a counter: a single kanji after a number. */
const counter = '(?:[かヶカ]\\|?(?=月))?[\\p{sc=Han}つ](?:\\|?[間目半生前日])*';
const end = '(?![^|])';
/**
 * Matches words for learners that engines split, with a bar at each split: (a) a number and its counter
 * (七|時半, but 三月 and 五日 remain two words), (b) a meal, (c) a noun and its affix: お|水, 子ども|たち, アメリカ|人.
 */
const cutWord = new RegExp(
  `(?<![^|])(?:第?\\|?[${digits}][${digits}|]{0,12}(?:${counter})?${end}|[おご]\\|(?=\\p{sc=Han}|ばあ)|お?[朝昼晩夕夜]\\|ご[飯は]|誕生\\|日|先生\\|方)|\\|(?=(?:たち|さん|ちゃん|屋|語|(?<=[国\\p{sc=Katakana}ー]\\|)人)${end})`,
  'gu',
);

/**
 * Joins the morphemes of inflected words and the parts of compounds. The returned pieces join to the same
 * text.
 */
export function joinJapaneseWords(engine: readonly string[]): string[] {
  const pieces = engine.flatMap((piece, at) => partGlued(piece, engine[at + 1] ?? ''));
  const words: string[] = [];
  let rest = pieces.join('');
  let behind = 0; // number of letters of `pieces` that a joined word has already consumed
  for (const piece of pieces) {
    if (behind >= piece.length) {
      behind -= piece.length;
      continue;
    }
    const own = piece.slice(behind);
    behind = 0;
    const length = wordLength(own, rest);
    words.push(rest.slice(0, length));
    rest = rest.slice(length);
    behind = length - own.length;
  }
  const cut = words.join('|').replace(cutWord, (word) => word.replaceAll('|', ''));
  return cut.split('|');
}

/**
 * Splits pieces that engines merge: です and a short noun before it (本です), に and 時, は or が and the い of います.
 */
function partGlued(piece: string, next: string): string[] {
  if (/^[はが]い$/u.test(piece) && /^[またなけるっ]/u.test(next)) return [...piece];
  return piece.split(/(?<=.)(?=です$)|(?<=^時)(?=に$)/u);
}

/** Returns the length of the word at the start of `rest`; `own` is the engine's first piece there. */
function wordLength(own: string, rest: string): number {
  const stem = /^[\p{sc=Han}々]+/u.exec(own)?.[0];
  if (stem) {
    inflection.lastIndex = stem.length;
    const tail = inflection.exec(rest)?.[0];
    const length = stem.length + (tail?.length ?? 0);
    if (length >= own.length) return length;
  }
  const known = kanaVerb.exec(rest)?.[0].length ?? 0;
  if (known > 0) return Math.max(own.length, known);
  const kana = /^(.*[いきぎしじちにびみりえけげせぜてねべめれ])ま?$/u.exec(own)?.[1];
  const tail = kana === undefined ? undefined : politeTail.exec(rest.slice(kana.length))?.[0];
  return Math.max(own.length, (kana?.length ?? 0) + (tail?.length ?? 0));
}
