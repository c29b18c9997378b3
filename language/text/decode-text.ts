import { isLanguageCode, languageOf } from '../languages.ts';
import { keyboardLetters } from '../on-screen-keys.ts';

/** The legacy encodings of each script, most likely first (WHATWG names). */
const byScript: Readonly<Record<string, readonly string[]>> = {
  Latn: ['windows-1252', 'macintosh'],
  Grek: ['windows-1253', 'iso-8859-7'],
  Cyrl: ['windows-1251', 'koi8-u', 'x-mac-cyrillic', 'ibm866', 'iso-8859-5'],
  Arab: ['windows-1256', 'iso-8859-6'],
  Hebr: ['windows-1255', 'iso-8859-8-i'],
  Thai: ['windows-874'],
  Jpan: ['shift_jis', 'euc-jp'],
  Hans: ['gb18030', 'big5'],
  Hant: ['big5', 'gb18030'],
  Kore: ['euc-kr'],
};

/** Languages with Latin letters that do not exist in Western European encodings. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  pl: ['windows-1250', 'iso-8859-2'],
  cs: ['windows-1250', 'iso-8859-2'],
  hu: ['windows-1250', 'iso-8859-2'],
  ro: ['windows-1250', 'iso-8859-16', 'iso-8859-2'],
  tr: ['windows-1254'],
  vi: ['windows-1258'],
  cy: ['windows-1252', 'iso-8859-14', 'macintosh'],
};

/** The name of an encoding's letters, in words that teachers understand. */
const letterNames: Readonly<Record<string, string>> = {
  'windows-1250': 'Central European',
  'iso-8859-2': 'Central European',
  'iso-8859-16': 'Romanian',
  'windows-1254': 'Turkish',
  'windows-1258': 'Vietnamese',
  'iso-8859-14': 'Welsh',
  macintosh: 'old Macintosh',
  'windows-1252': 'Western European',
  'iso-2022-jp': 'Japanese',
};
const scriptNames: Readonly<Record<string, string>> = {
  Grek: 'Greek',
  Cyrl: 'Cyrillic',
  Arab: 'Arabic',
  Hebr: 'Hebrew',
  Thai: 'Thai',
  Jpan: 'Japanese',
  Hans: 'Chinese',
  Hant: 'Chinese',
  Kore: 'Korean',
};

/**
 * A decoded text. `letters` is the name of a guessed encoding, such as `Western European`; null if no guess
 * was needed.
 */
export interface DecodedText {
  text: string;
  letters: string | null;
}

/**
 * Decodes bytes of unknown encoding. Uses UTF-8 if the bytes are valid UTF-8. Otherwise uses the encoding
 * whose letters are most likely for the language (a code; null if unknown). Returns null if no encoding
 * yields words, because a guess would produce wrong letters.
 */
export function decodeText(bytes: Uint8Array, language: string | null): DecodedText | null {
  if (isEscaped(bytes)) return decoded(bytes, 'iso-2022-jp');
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), letters: null };
  const own = likeliest(bytes, encodingsFor(language), language);
  // If the text is in another language than the chosen one, it is decoded with the letters of its own
  // language.
  const any = own && own.score > 0.3 ? null : likeliest(bytes, encodingsFor(null), null);
  const best = any && any.score > (own?.score ?? 0) + 0.3 ? any : own;
  return best && best.score > 0 ? { text: best.text, letters: lettersOf(best.encoding) } : null;
}

/**
 * Repairs a text that another program decoded wrongly: UTF-8 or old Macintosh bytes read as Windows letters
 * (`ZoÃ«`, `ZoŽ`). All other texts are unchanged.
 */
export function mendLetters(text: string): string {
  const bytes = windowsBytes(text);
  if (!bytes) return text;
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const likely = likelyLetters(null);
  // If the text looks plausible, it was decoded correctly.
  if (scoreOf(text, likely) >= 0) return text;
  const mac = decodeAs(bytes, 'macintosh') ?? text;
  return scoreOf(mac, likely) > 0.5 ? mac : text;
}

function encodingsFor(language: string | null): readonly string[] {
  const latin = byScript.Latn ?? [];
  const wide = ['utf-16le', 'utf-16be'];
  if (language === null || !isLanguageCode(language)) {
    return [...latin, 'windows-1250', ...Object.values(byScript).flat(), ...wide];
  }
  const own = byLanguage[language] ?? byScript[languageOf(language).script] ?? [];
  return [...new Set([...own, ...wide, ...latin])];
}

function lettersOf(encoding: string): string {
  const [script = ''] =
    Object.entries(byScript).find(([, encodings]) => encodings.includes(encoding)) ?? [];
  return letterNames[encoding] ?? scriptNames[script] ?? 'UTF-16';
}

function decoded(bytes: Uint8Array, encoding: string): DecodedText | null {
  const text = decodeAs(bytes, encoding);
  return text === null ? null : { text, letters: lettersOf(encoding) };
}

/** Decodes the bytes; null if they are invalid in this encoding. */
function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * True if the bytes are UTF-8 with almost no invalid characters. A truncated file may end with an invalid
 * character.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (broken === 0) return true;
  const sound = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken * 4 <= sound;
}

/** True for ISO-2022-JP (RFC 1468). All of its bytes are ASCII; ESC $ switches to kana and kanji. */
const isEscaped = (bytes: Uint8Array) =>
  bytes.some((byte, at) => byte === 0x1b && bytes[at + 1] === 0x24) &&
  bytes.every((byte) => byte < 0x80);

interface Reading {
  encoding: string;
  text: string;
  score: number;
}

function likeliest(
  bytes: Uint8Array,
  encodings: readonly string[],
  language: string | null,
): Reading | null {
  const likely = likelyLetters(language);
  let best: Reading | null = null;
  for (const encoding of encodings) {
    const text = decodeAs(bytes, encoding);
    if (text === null) continue;
    const score = scoreOf(text, likely);
    if (!best || score > best.score) best = { encoding, text, score };
  }
  return best;
}

/**
 * Non-ASCII letters that a text may contain within words. All other letters count as evidence against an
 * encoding.
 */
interface LikelyLetters {
  own: ReadonlySet<string>;
  script: RegExp;
}

const scripts: Readonly<Record<string, RegExp>> = {
  Latn: /\p{sc=Latn}/u,
  Grek: /\p{sc=Grek}/u,
  Cyrl: /\p{sc=Cyrl}/u,
  Arab: /\p{sc=Arab}/u,
  Hebr: /\p{sc=Hebr}/u,
  Thai: /\p{sc=Thai}/u,
  Jpan: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
  Hans: /\p{sc=Han}/u,
  Hant: /\p{sc=Han}/u,
  Kore: /\p{sc=Hang}/u,
};

/** For unknown languages: the letters of names in all of the product's languages, and some others. */
const anywhere = () => `${Object.values(keyboardLetters).join('')}őœøæåďñţŕýþð`;

/** The most frequent characters of Chinese texts, in both forms, and of Japanese texts. */
const common =
  '的一是不了我在有他这這个個们們来來到说說时時要就出会會和你也那好学學人大中国國上下天年今日本月生小家去吃喜欢歡里裡很都没沒看她朋友老师師早晚饭飯话話行先午前後用食見';

function likelyLetters(language: string | null): LikelyLetters {
  const known = language !== null && isLanguageCode(language) ? language : null;
  const script = known ? languageOf(known).script : '';
  const letters = known ? keyboardLetters[known] : anywhere();
  const capitals = [...letters].map((letter) => letter.toUpperCase());
  return {
    own: new Set([...letters, ...capitals, ...common]),
    script: scripts[script] ?? (known ? /\p{sc=Latn}/u : /\p{L}/u),
  };
}

/**
 * Matches two accents in one Greek word. A real Greek word has only one accent, but a Cyrillic word decoded
 * as Greek has more.
 */
const accentedTwice = /[άέήίόύώΐΰ]\p{sc=Grek}{0,20}[άέήίόύώΐΰ]/gu;
const letter = /[\p{L}\p{M}]/u;
/** Punctuation that is frequent in all languages. */
const usualMark =
  /[’‘“”„‚«»‹›–—…·¿¡°€£§©®ªº\u00a0、。「」『』！？，：；（）《》・ー〜，\u3000،؟؛]|\u200c|\u200d/u;
/** The punctuation that also occurs within words. */
const withinWords = /[’·ー・]|\u200c|\u200d/u;

/**
 * Scores the likelihood that a text was decoded correctly: from 1 (all non-ASCII letters are usual) to below
 * 0. Evidence against it: symbols within words, capitals after small letters, words of two scripts, control
 * characters and rare characters.
 */
function scoreOf(text: string, { own, script }: LikelyLetters): number {
  const characters = Array.from(text);
  let sum = 0;
  let count = 0;
  characters.forEach((character, at) => {
    if (character <= '\x7f') {
      if (character < '\x09') sum -= 8;
      const before = characters[at - 1] ?? ' ';
      if (/[A-Z]/.test(character) && /(?![a-z])\p{Ll}/u.test(before)) sum -= 4;
      return;
    }
    count += 1;
    const [earlier = ' ', before = ' '] = [characters[at - 2], characters[at - 1]];
    const after = characters[at + 1] ?? ' ';
    if (letter.test(character)) {
      sum += isOdd(character, earlier, before, after)
        ? -4
        : letterScore(character, { own, script });
    } else if (!usualMark.test(character)) {
      const beside = [before, after].filter((each) => letter.test(each)).length;
      if (beside === 0) count -= 1;
      else sum -= 2 * beside;
    } else if (/[‘‚„¿¡]/u.test(character) && letter.test(before)) sum -= 4;
    else if (letter.test(before) && letter.test(after) && !withinWords.test(character)) {
      // Chinese and Japanese have no spaces between words and punctuation.
      sum += /[\u3000-\u303f\uff00-\uffef]/u.test(character) ? 0.5 : -4;
    } else sum += 0.5;
  });
  sum -= 3 * (text.match(accentedTwice)?.length ?? 0);
  return count === 0 ? 0 : sum / count;
}

/**
 * True for a letter in an impossible position: between letters of another script or case, or in a run that is
 * too long.
 */
function isOdd(character: string, earlier: string, before: string, after: string): boolean {
  const isMark = /\p{M}/u.test(character);
  if (isMark) return /\p{sc=Latn}/u.test(before) && !/[\u0300-\u036f]/u.test(character);
  if (!/\p{L}/u.test(before)) return false;
  if (isLatin(before) !== isLatin(character)) return true;
  const isCapital = /\p{Lu}/u.test(character);
  if (isCapital && (/\p{Ll}/u.test(before) || /\p{Ll}/u.test(after))) return true;
  // Accented Western letters are rarely adjacent. A run of them is usually text in another script, decoded
  // wrongly.
  return [character, before, earlier].every((each) => isLatin(each) && each > '\x7f');
}

function letterScore(character: string, { own, script }: LikelyLetters): number {
  if (/[\p{Co}\p{Cn}]/u.test(character)) return -8;
  if (/[\uff61-\uff9f]/u.test(character)) return -2;
  if (!script.test(character) && !/\p{M}/u.test(character)) return -3;
  return own.has(character) || /[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(character) ? 1 : 0.2;
}

const isLatin = (character: string) => /\p{sc=Latn}/u.test(character);

let windowsCodes: ReadonlyMap<string, number> | null = null;

/**
 * Encodes a text in Windows-1252; null if the text is ASCII only, or contains characters that the encoding
 * lacks.
 */
function windowsBytes(text: string): Uint8Array | null {
  if (!/[^\p{ASCII}]/u.test(text)) return null;
  windowsCodes ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
      (character, at) => [character, at],
    ),
  );
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = windowsCodes.get(text.charAt(at));
    if (code === undefined) return null;
    bytes[at] = code;
  }
  return bytes;
}
