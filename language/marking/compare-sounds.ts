import type { PhraseMark } from './compare-phrases.ts';

/**
 * Compares pinyin and jyutping by their letters. Reports wrong tones separately. Ignores spaces, capitals and
 * the notation of tones (diacritic or number).
 */
export function compareSounds(
  expected: string,
  typed: string,
  kind: 'pinyin' | 'jyutping',
): PhraseMark {
  const read = kind === 'pinyin' ? pinyinSyllables : jyutpingSyllables;
  const wanted = read(expected);
  const given = read(typed);
  const letters = (all: readonly SpokenSyllable[]) => all.map((each) => each.letters).join('');
  if (!wanted || !given || letters(wanted) !== letters(given)) {
    return { verdict: 'wrong', reasons: ['different'], typos: 0 };
  }
  const tones = (all: readonly SpokenSyllable[]) => all.map(({ tone }) => tone).join(' ');
  const right = tones(wanted);
  const spoken = kind === 'pinyin' ? tones(withSandhi(wanted)) : right;
  const heard = kind === 'pinyin' ? tones(withSandhi(given)) : right;
  if ([right, spoken].includes(tones(given)) || (kind === 'pinyin' && heard === right)) {
    return { verdict: 'exact', reasons: [], typos: 0 };
  }
  return { verdict: 'minor', reasons: ['tone'], typos: 0 };
}

/** A romanised syllable: its letters, and its tone (0 if no tone is written). */
interface SpokenSyllable {
  letters: string;
  tone: number;
}

const marks: Record<string, number> = { '\u0304': 1, '\u0301': 2, '\u030C': 3, '\u0300': 4 };

const initial = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?';
/** The finals of syllables, longest first; a lone `r` ends an erhua syllable. */
const final =
  '(?:iong|iang|uang|ueng|ang|eng|ing|ong|ian|iao|uai|uan|üan|ai|ei|ao|ou|an|en|in|un|ün|ia|ie|iu|ua|uo|ui|üe|ue|er|a|o|e|i|u|ü|n|m|ng)';
/**
 * Matches a pinyin syllable. A consonant before a vowel belongs to the next syllable, so a syllable cannot
 * end in an `n`, `g` or `r` that starts the next syllable: xīnán is xī-nán. Ambiguous cases have an
 * apostrophe (xī'nán).
 */
const pinyinSyllable = new RegExp(`^${initial}${final}(?![aeiouü](?<=[ngr][aeiouü]))|^r`);

/**
 * Splits pinyin into syllables, with tone diacritics or numbers, with or without spaces and apostrophes. Null
 * if the text is not pinyin. `v` and `u:` are read as ü.
 */
function pinyinSyllables(text: string): SpokenSyllable[] | null {
  const out: SpokenSyllable[] = [];
  for (const word of separated(text)) {
    let rest = opened(word);
    while (rest.length > 0) {
      const taken = takeSyllable(rest);
      if (!taken) return null;
      out.push(taken.syllable);
      rest = taken.rest;
    }
  }
  return out;
}

/** A letter and the tone of its diacritic. A digit is returned as a separate letter. */
interface Letter {
  letter: string;
  tone: number;
}

function opened(word: string): Letter[] {
  const letters: Letter[] = [];
  for (const sign of word.normalize('NFD')) {
    const last = letters.at(-1);
    const tone = marks[sign];
    if (sign === '\u0308' && last) last.letter = 'ü';
    else if (tone !== undefined && last) last.tone = tone;
    else if (/[a-z0-5]/.test(sign)) letters.push({ letter: sign === 'v' ? 'ü' : sign, tone: 0 });
    else if (sign === ':' && last?.letter === 'u') last.letter = 'ü';
    else letters.push({ letter: '?', tone: 0 });
  }
  return letters;
}

function takeSyllable(rest: Letter[]): { syllable: SpokenSyllable; rest: Letter[] } | null {
  const text = rest.map(({ letter }) => letter).join('');
  const found = pinyinSyllable.exec(text)?.[0];
  if (!found) return null;
  const own = rest.slice(0, found.length);
  const next = rest[found.length]?.letter ?? '';
  const numbered = /[0-5]/.test(next);
  const written = own.find(({ tone }) => tone > 0)?.tone ?? 0;
  // The neutral tone is written as 5, as 0 or not at all.
  const tone = numbered ? Number(next) % 5 : written;
  return {
    syllable: { letters: found, tone },
    rest: rest.slice(found.length + (numbered ? 1 : 0)),
  };
}

function separated(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d:]+/u)
    .filter((word) => word !== '');
}

/** Older notation of tones: the entering tones 7, 8 and 9 are now written 1, 3 and 6. */
const stopped: Record<string, number> = { '7': 1, '8': 3, '9': 6 };

/**
 * Splits jyutping into syllables, with or without spaces. Without tone numbers, a whole word is treated as
 * one syllable.
 */
function jyutpingSyllables(text: string): SpokenSyllable[] | null {
  const out: SpokenSyllable[] = [];
  for (const word of separated(text)) {
    if (!/^[a-z]+(?:[1-9][a-z]+)*[1-9]?$/.test(word)) return null;
    for (const [, letters = '', digit] of word.matchAll(/([a-z]+)([1-9])?/g)) {
      out.push({ letters, tone: digit ? (stopped[digit] ?? Number(digit)) : 0 });
    }
  }
  return out;
}

/**
 * Changes the tones of 一 and 不 as the next tone requires. Textbooks print the original or the changed tone,
 * so both are right (language-rules 6).
 */
function withSandhi(syllables: readonly SpokenSyllable[]): SpokenSyllable[] {
  return syllables.map((syllable, at) => {
    const next = syllables[at + 1]?.tone ?? 0;
    const { letters, tone } = syllable;
    if (letters === 'yi' && (tone === 1 || tone === 2 || tone === 4) && next > 0) {
      return { letters, tone: next === 4 ? 2 : 4 };
    }
    if (letters === 'bu' && (tone === 2 || tone === 4) && next === 4) return { letters, tone: 2 };
    return syllable;
  });
}
