import { isKana, toHiragana } from './kana.ts';
import { spellKana } from './kana-romaji.ts';

/** Stands at a seam while vowels are drawn together; spelling leaves it alone. */
const apart = '|';

const macron: Record<string, string> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' };

/** Where two vowels meet that belong to two parts of a word, and make no long one: みず + うみ mizuumi. */
const seam =
  /(?<=みず)(?=うみ)|(?<=^ば)(?=あい)|(?<=^[いそみ]の)(?=うえ)|(?<=^もの)(?=お[きと])|(?<=^くろ)(?=おび)|(?<=ょ)(?=おう)|(?<=^(?:それ)?でわ)(?=あ)/gu;

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
  const ending =
    word.dictionaryForm && /[おこそとのほもよろごぞどぼうくすつぬふむゆるぐぶ]う$/u.test(spoken)
      ? 'u'
      : '';
  const stem = ending ? spoken.slice(0, -1) : spoken;
  const long = stem
    .replace(seam, apart)
    .split('ー')
    .map(spellKana)
    .reduce((before, part) => `${before.replace(/[aiueo]$/u, (v) => macron[v] ?? v)}${part}`);
  const roman = long.replace(/aa|uu|ee|oo|ou/gu, (pair) => macron[pair.charAt(0)] ?? pair);
  return roman.replaceAll(apart, '') + ending;
}

/** Words that end in the particle は and are no particles, and では with what denies it. */
const endsInWa =
  /^(?:こんにち|こんばん|(?:それ)?で|に|と|また|あるい|もしく|じつ|ときに)は$|^(?:それ)?では(?=あ[りる]|な[いかくけ]|ござ)/u;

function spokenKana({ kana: word, particle }: KanaWord): string {
  if (endsInWa.test(word)) return word.replace(endsInWa, (part) => part.replace(/は$/u, 'わ'));
  if (word === 'を') return 'お';
  if (!particle) return word;
  return word
    .replace(/は$/u, 'わ')
    .replace(/へ(?=$|わ$)/u, 'え')
    .replace(/を/gu, 'お');
}
