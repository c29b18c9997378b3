import { joinJapaneseWords } from '../japanese-words.ts';
import { languageOf } from '../languages.ts';
import { type Piece, scanPieces } from './scan-pieces.ts';
import type { Token } from './text.ts';

/**
 * Cuts one side's text into tokens `{idPrefix}0…` that re-join to it exactly. `cuts` are the word
 * pieces of a language without spaces (`parseWordCuts`); they are used when they re-join to the text,
 * otherwise the engine's own dictionary cuts.
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

/** The same cut without ids. */
export function piecesOf(language: string, text: string, cuts: readonly string[] = []): Piece[] {
  if (languageOf(language).spaces) return scanPieces(language, text);
  // One piece is no cut at all, unless the text is a single word.
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

/** Letters of the scripts that are written without spaces. */
const spacelessLetter = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}々ー';
const spaceless = new RegExp(`[${spacelessLetter}]`, 'u');
const stretch = new RegExp(
  `(?:\\p{Nd}+(?=[\\p{sc=Han}かつ]))?[${spacelessLetter}][${spacelessLetter}\\p{M}\\p{Cf}]*|[^${spacelessLetter}]+`,
  'gu',
);
/** Chinese pronouns that engines glue to the next verb (我有); 我们 and 他们 stay whole. */
const gluedPronoun = /^([我你您他她它])([有是在会能想要去来不])$/u;
/** The Cantonese plural, which engines cut off its pronoun. */
const cantonesePlural = '哋';
/** Everyday words that the engine's dictionaries do not have, each as it grows piece by piece. */
const everyday: Record<string, RegExp> = {
  yue: /^(?:茶餐廳|屋企|鍾意|瞓覺|港鐵|冰室|的士|八達通?|菠蘿包)$/u,
  th: /^(?:(?:วัน|ตอน|พรุ่ง|เมื่อวาน)นี้|เมื่อวาน|วัน(?:เกิด|อังคาร|พุธ|พฤหัสบดี|.*์)|ตอน(?:เช้า|เย็น)|(?:คน|ภาษา|อาหาร)ไทย|ข้าวผัด|น้ำแข็ง|ผู้หญิง|ร้านอาหาร)$/u, // four days end in ์
};

const segmenters = new Map<string, Intl.Segmenter>();

const isSpaceless = (text: string): boolean => spaceless.test(text);

/** A run of letters by how they are written: 午前 | 10:30 | に起きます. What has spaces stays whole. */
const stretchesOf = (run: string): string[] => run.match(stretch) ?? [];

/**
 * The fallback when no stored cut fits: the engine's dictionary, mended where it is known to be wrong
 * for teaching (language-rules 7). Takes a run of letters, gives word pieces that re-join.
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
