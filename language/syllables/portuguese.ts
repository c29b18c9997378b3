import { cutByVowels, words } from './cut-by-vowels.ts';

const onsets = words('pr br tr dr cr gr fr vr pl bl cl gl fl tl ch lh nh');
/** i and u after a vowel part from it before l, m, n, r, z of their own syllable, and before nh (ra·i·nha). */
const closes = '(?!nh|[lmnrz](?:$|[^aeiouáéíóúâêôãõ]))';
const strong = '[aeoáéóâêôà]';
const falling = `${strong}(?:i(?!u$)|u)${closes}`;
const plain = `ão|ãe|ãi|õe|${falling}|u(?:i(?!r$))${closes}|iu$|[aeiouáéíóúâêôàãõü]`;
const afterQ = `(?<=[qg])[uü](?:ão|õe|${falling}|[aeoiáéíóâêôãõ])`;
/** With an accent before it, an ending such as ia of his·tó·ria is one syllable. */
const ending = '(?=[iu][aeo]s?$)(?<=[áéíóúâêô].*)[iu][aeo]';

/** The syllables of a Portuguese word. */
export function portuguese(word: string): string[] {
  return cutByVowels(word, { nucleus: new RegExp(`${afterQ}|${ending}|${plain}`, 'u'), onsets });
}
