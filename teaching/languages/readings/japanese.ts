import { isKana, toHiragana } from './kana.ts';
import { spellKana } from './kana-romaji.ts';

const macron: Record<string, string> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' };

/** What is known of a word in kana when it is romanised. */
export interface KanaWord {
  kana: string;
  particle?: boolean;
  /** True where the word stands as the dictionary lists it: the う of 思う is then an ending. */
  dictionaryForm?: boolean;
}

/**
 * Hepburn with macrons: `tōkyō`, `ōkii`, `obāsan`; `ei` and `ii` are written out. The particles は, へ
 * and を are read wa, e and o. Undefined for anything but kana.
 */
export function romaji(word: KanaWord): string | undefined {
  if (!isKana(word.kana)) return undefined;
  const spoken = spokenKana({ ...word, kana: toHiragana(word.kana) });
  const ending = word.dictionaryForm && /[おこそとのほもよろご]う$/u.test(spoken) ? 'u' : '';
  const stem = ending ? spoken.slice(0, -1) : spoken;
  const long = stem
    .split('ー')
    .map(spellKana)
    .reduce((before, part) => `${before.replace(/[aiueo]$/u, (v) => macron[v] ?? v)}${part}`);
  return long.replace(/aa|uu|ee|oo|ou/gu, (pair) => macron[pair.charAt(0)] ?? pair) + ending;
}

function spokenKana({ kana: word, particle }: KanaWord): string {
  if (/^(?:こんにち|こんばん)は$/u.test(word)) return word.replace(/は$/u, 'わ');
  if (word === 'を') return 'お';
  if (!particle) return word;
  return word
    .replace(/は$/u, 'わ')
    .replace(/へ(?=$|わ$)/u, 'え')
    .replace(/を/gu, 'お');
}
