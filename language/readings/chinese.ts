const toneDiacritics = /[\u0300\u0301\u0304\u030c]/gu;
const finals =
  '(?:i(?:ang|ong|ng|ao|an|a|e|u|n)?|u(?:ang|eng|ng|ai|an|a|o|i|e|n)?|ü(?:an|e|n)?|a(?:ng|i|o|n)?|e(?:ng|i|r|n)?|o(?:ng|u)?)';
/** Pronunciations of 嗯 and 欸, which either have no vowel or contain ê. */
const aloneOnly = '(?<![a-zü])(?:h?ng?|h?m|ê)(?![a-zü])';
/** A syllable without an initial consonant must be at the start or after an apostrophe: Xī'ān is not xiān. */
const syllable = `(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])${finals}|(?<![a-zü])(?=[aeo])${finals}|${aloneOnly})`;

const marked: Record<string, string> = {
  '1': '\u0304',
  '2': '\u0301',
  '3': '\u030c',
  '4': '\u0300',
};

/**
 * Converts tone numbers in pinyin to diacritics: `ni3 hao3` -> `nǐ hǎo`, `lv4` -> `lǜ`; 5 and 0 are neutral.
 */
export function addToneDiacritics(pinyin: string): string {
  const typed = pinyin.replace(/u:|v/gu, 'ü').replace(/U:|V/gu, 'Ü');
  return typed
    .replace(/(?<![a-zü])([a-zü]+)([0-5])/giu, (_, letters: string, tone: string) => {
      const mark = marked[tone] ?? '';
      // The diacritic goes on the a or e; without these, on the o of ou; otherwise on the last vowel.
      const place = /[ae]/iu.exec(letters)?.index ?? lastMarked(letters);
      return place < 0 ? letters : letters.slice(0, place + 1) + mark + letters.slice(place + 1);
    })
    .normalize('NFC');
}

function lastMarked(letters: string): number {
  const ou = letters.search(/ou/iu);
  if (ou >= 0) return ou;
  const lower = letters.toLowerCase();
  const vowel = Math.max(...Array.from('iouü', (each) => lower.lastIndexOf(each)));
  // 嗯 ǹg and 呣 ḿ have no vowel for the diacritic.
  return vowel < 0 ? lower.search(/[nm]/u) : vowel;
}

/**
 * Converts the tone numbers in a teacher's pinyin to diacritics. Latin letters and digits of the word itself
 * are unchanged: the 3 of MP3 is not a tone, and the V of VIP卡 is not an ü.
 */
export function tidyPinyin(word: string, typed: string): string {
  const own = word.match(/[a-z\d]+/giu) ?? [];
  if (own.length === 0) return addToneDiacritics(typed);
  const kept = new RegExp(`((?<![a-zü\\d])(?:${own.join('|')})(?![a-zü\\d]))`, 'iu');
  const pieces = typed.split(kept);
  return pieces.map((piece, at) => (at % 2 === 0 ? addToneDiacritics(piece) : piece)).join('');
}

/**
 * Maximum length of a number that may be spelt out, such as a year or a price. Longer numbers stay as digits.
 */
const maxDigits = 8;

/**
 * Returns a pattern for valid readings of a word. A reading has one syllable per character. Latin letters are
 * unchanged; digits are unchanged or spelt out in syllables (12 is shí'èr). Undefined for a word without
 * Chinese characters.
 */
function patternOf(word: string, one: string, gap: string): string | undefined {
  if (!/\p{sc=Han}/u.test(word)) return undefined;
  const stretches = word.normalize('NFKC').match(/\p{sc=Han}+|[a-z]+|\d+/giu) ?? [];
  return stretches
    .map((stretch) => {
      const { length } = Array.from(stretch);
      if (/\p{sc=Han}/u.test(stretch)) return `(?:${one}${gap}){${length}}`;
      const spelt = /\d/u.test(stretch) && length <= maxDigits;
      const said = spelt ? `|(?:${one}${gap}){1,${2 * length}}` : '';
      return `(?:${stretch.toLowerCase()}${gap}${said})`;
    })
    .join('');
}

const pinyinGap = "[ '’-]?";

/**
 * True for pinyin with tone diacritics, one syllable per character. A final 儿 may be an r at the end of the
 * previous syllable.
 */
export function isPinyin(word: string, pinyin: string): boolean {
  const bare = pinyin.normalize('NFD').toLowerCase();
  const tones = bare.match(toneDiacritics)?.length ?? 0;
  const letters = bare.replace(toneDiacritics, '').normalize('NFC');
  const fits = (pattern = '(?!)') => new RegExp(`^${pattern}$`, 'u').test(letters);
  const most = word.match(/\p{sc=Han}/gu)?.length ?? 0;
  const digits = word.match(/\d/gu)?.length ?? 0;
  if (tones > most + 2 * digits) return false;
  if (fits(patternOf(word, syllable, pinyinGap))) return true;
  const stem = word === '儿' ? '' : patternOf(word.slice(0, -1), syllable, pinyinGap);
  return word.endsWith('儿') && stem !== undefined && fits(`${stem}r`);
}

/**
 * Returns the syllables of a reading with their tones, 1 to 6; in pinyin, 5 is the neutral tone. Undefined if
 * the reading cannot be parsed.
 */
export function tonedSyllables(
  language: 'zh' | 'yue',
  reading: string,
): [string, number][] | undefined {
  const pieces =
    language === 'zh' ? cutPinyin(reading) : reading.match(/(?<![a-z])[a-z]+[1-6] ?/giu);
  if (!pieces || pieces.join('') !== reading) return undefined;
  return pieces.map((piece) => [
    piece,
    language === 'zh' ? toneOf(piece) : Number(/[1-6]/u.exec(piece)?.[0]),
  ]);
}

/**
 * Matches a syllable at the end of the text, including an r and a separator after it; `zhuangr'` is the
 * longest match.
 */
const onePiece = new RegExp(`${syllable}r?[ '’-]?$`, 'uy');
const longestPiece = 8;

/**
 * Splits pinyin into as few syllables as possible, preferring long first syllables: `fāngàn` is fān-gàn,
 * because fāng-àn is written with an apostrophe. Works from the end, in linear time.
 */
function cutPinyin(reading: string): string[] | null {
  const bare = reading.normalize('NFD').toLowerCase().replace(toneDiacritics, '').normalize('NFC');
  // Removing the tones does not change the number of letters, so offsets are valid in both texts.
  const composed = Array.from(reading.normalize('NFC'));
  if (Array.from(bare).length !== composed.length) return null;
  // Computed from the end of the text. For each offset: the minimum number of syllables in the rest of the
  // text, and the end of the first syllable.
  const fewest = new Map([[bare.length, { count: 0, end: bare.length }]]);
  for (let at = bare.length - 1; at >= 0; at -= 1) {
    for (let end = Math.min(at + longestPiece, bare.length); end > at; end -= 1) {
      const rest = fewest.get(end);
      if (!rest || rest.count + 1 >= (fewest.get(at)?.count ?? Number.POSITIVE_INFINITY)) continue;
      onePiece.lastIndex = at;
      if (onePiece.test(bare.slice(0, end))) fewest.set(at, { count: rest.count + 1, end });
    }
  }
  const pieces: string[] = [];
  for (let at = 0; at < bare.length; ) {
    const end = fewest.get(at)?.end;
    if (!end) return null;
    pieces.push(composed.slice(at, end).join(''));
    at = end;
  }
  return pieces.length > 0 ? pieces : null;
}

function toneOf(syllableWithMark: string): number {
  const mark = syllableWithMark.normalize('NFD').match(toneDiacritics)?.[0] ?? '';
  return ['\u0304', '\u0301', '\u030c', '\u0300'].indexOf(mark) + 1 || 5;
}

const cantonese =
  '(?:(?:ng|gw|kw|[bpmfdtnlgkhwzcsj])?(?:aa(?:i|u|m|ng|n|p|t|k)?|a(?:i|u|m|ng|n|p|t|k)|e(?:i|u|m|ng|n|p|t|k)?|i(?:u|m|ng|n|p|t|k)?|oe(?:ng|t|k)?|eo(?:i|n|t)|o(?:i|u|ng|n|t|k)?|u(?:i|ng|n|t|k)?|yu(?:n|t)?)|h?m|h?ng)[1-6]';

/** True for jyutping with tone numbers, one syllable per character. */
export function isJyutping(word: string, jyutping: string): boolean {
  const pattern = patternOf(word, cantonese, ' ?');
  return pattern !== undefined && new RegExp(`^${pattern}$`, 'u').test(jyutping.toLowerCase());
}
