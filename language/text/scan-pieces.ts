import { clippedWord, elidedHead } from '../elisions.ts';

/** A slice of a text, before it becomes a token. */
export interface Piece {
  text: string;
  isWord: boolean;
}

const apostrophes = "'’ʼ׳";
const hyphens = '\\-‐‑־';
/**
 * Matches a run of letters or digits with their diacritics, and the joiners of Persian and Hindi spelling.
 */
const run = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u00AD\\u200C\\u200D\\u2060]*';
/**
 * Phrases that are one word for learners, including their spaces: "est-ce que", "p. ex.", "v. Chr.", "EE.
 * UU."
 */
const fixedPhrases: Record<string, string> = {
  fr: "est-ce\\s(?:que(?!\\p{L})|qu['’])|(?:p\\.\\s?ex|(?:av|ap)\\.\\s?J\\.-?C)\\.",
  de: '[vn]\\.\\s?Chr\\.',
  es: 'EE\\.\\s?UU\\.',
  pl: 'm\\.\\s?in\\.',
};
/** Characters that join letters to one word in one language only: "EU:n" in Finnish, acronyms in Hebrew. */
const ownJoiners: Record<string, string> = { fi: ':', sv: ':', he: '"״', fr: '·' };
/** Characters that join only before certain endings: "Schüler:innen", "jede:r", but not "Hinweis:Bitte". */
const endingJoiners: Record<string, string> = {
  de: '[:*_](?=innen|(?:in|e[mnrs]?|[mnrs])(?![\\p{L}\\p{N}]))',
};

/** Excludes an apostrophe before Hangul, which closes a quotation: '사과'는. */
const closing = `(?![${apostrophes}]\\p{sc=Hangul})`;

/** Every repetition has a limit, to prevent quadratic backtracking. */
const url = /(?:https?:\/\/|www\.)[^\s<>"«»“”]{0,2000}[^\s<>"«»“”.,;:!?…)\]}'’]/iuy;
const email =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/uy;
const domain = /[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.(?:com|org|net|edu)(?![\p{L}\p{N}])/iuy;
const space = /\s+/uy;
/** Matches one visible emoji: flags, keycaps, skin tones, families joined by U+200D, tagged flags. */
const emoji =
  /(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}\uFE0F?\p{EMod}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{EMod}?)*[\u{E0020}-\u{E007F}]*)/uy;
/**
 * Matches abbreviations, including their full stops: "U.S.A.", "z.B.", "p.m.", "z. B." and "т. д." Excludes a
 * Hangul syllable with a full stop, because it may be a sentence (물. 네.).
 */
const initials =
  /(?:\p{L}\.(?:\p{L}\.){1,9}|[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]\.(?:\s?[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]\.){1,9})(?!\p{L})/uy;
/**
 * Matches any other character, with its combining diacritics. Repetitions of a character ("...", "!!") are
 * one piece.
 */
const mark = /(\P{M})\1*\p{M}*|\p{M}+/uy;

const wordRules = new Map<string, RegExp>();

/**
 * Returns the pattern of a word. A word is one run of letters or digits, or several runs that are joined by
 * (a) a hyphen or apostrophe between letters, (b) a full stop, comma, colon or slash between digits (3,5 –
 * 10:30 – 1/2), or (c) a narrow space inside a large number (1 000).
 */
function wordRule(language: string): RegExp {
  const known = wordRules.get(language);
  if (known) return known;
  const joiner = `${language === 'ko' ? closing : ''}[${apostrophes}${hyphens}${ownJoiners[language] ?? ''}](?=[\\p{L}\\p{N}])`;
  const ending = endingJoiners[language];
  const between = `(?<=[\\p{L}\\p{M}\\p{N}])(?:${joiner}${ending ? `|${ending}` : ''})`;
  const inNumber = '(?<=\\p{Nd})(?:[.,:/٫٬](?=\\p{Nd})|[\\u00A0\\u202F](?=\\p{Nd}{3}(?!\\p{Nd})))';
  const phrase = fixedPhrases[language];
  const rule = new RegExp(
    `${phrase ? `${phrase}|` : ''}${run}(?:(?:${between}|${inNumber})${run})*`,
    'iuy',
  );
  wordRules.set(language, rule);
  return rule;
}

/**
 * Splits a text into words, spaces and punctuation by rules only, so that the result is the same in every
 * JavaScript engine. Does not split runs of letters in scripts without spaces. A web or email address is one
 * piece, but not a word.
 */
export function scanPieces(language: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  const word = wordRule(language);
  let at = 0;
  const take = (rule: RegExp): string | undefined => {
    rule.lastIndex = at;
    return rule.exec(text)?.[0];
  };
  while (at < text.length) {
    const plain = take(space) ?? take(url) ?? take(email) ?? take(domain) ?? take(emoji);
    if (plain) {
      pieces.push({ text: plain, isWord: false });
      at += plain.length;
      continue;
    }
    const startsWord = at === 0 || !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
    const found =
      (startsWord ? clippedWord(language, text.slice(at, at + 8)) : undefined) ??
      take(initials) ??
      take(word);
    // The remainder after an elision is scanned again: "qu'est-ce que" is qu' and est-ce que.
    const part = found ? (elidedHead(language, found) ?? found) : (take(mark) ?? text.charAt(at));
    pieces.push({ text: part, isWord: found !== undefined });
    at += part.length;
  }
  return pieces;
}
