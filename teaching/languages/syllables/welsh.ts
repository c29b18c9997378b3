import { type SyllableRules, words } from './cut-by-vowels.ts';

const vowel = '[aeiouwyâêîôûŵŷáéíóúẃýäëïöü]';

/** w and y are vowels, i and w before a vowel are not (but di·olch, di·od); digraphs are one letter. */
export const welsh: SyllableRules = {
  nucleus: new RegExp(
    `(?:(?<=^)i(?=${vowel}))?(?:ae|ai|au|aw|âu|ei|eu|ew|ey|iw|oe|oi|ou|ow|uw|wy|yw)|(?:(?<!^d)i)?[aeouâêôûáéóúäëö]` +
      `|(?<!^(?=w${vowel}))(?<!^(?:g|ch)(?=w${vowel}))${vowel}`,
    'u',
  ),
  onsets: words('ch dd ff ng ll ph rh th pr br tr dr cr gr fr pl bl cl gl fl gw chw'),
};
