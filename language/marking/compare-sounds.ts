import type { PhraseMark } from './compare-phrases.ts';
import {
  jyutpingSyllables,
  pinyinSyllables,
  type SpokenSyllable,
  withSandhi,
} from './spoken-syllables.ts';

/**
 * Pinyin and jyutping: the letters decide, the tones are reported apart. Spaces, capitals and the way a
 * tone is written (mark or number) cost nothing.
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
