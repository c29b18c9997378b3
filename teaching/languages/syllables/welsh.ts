import { type SyllableRules, words } from './cut-by-vowels.ts';

const vowel = '[aeiouwyâêîôûŵŷáéíóúẃýäëïöü]';

/**
 * Words begun with gw before l, n, r and a vowel, changed at their head or not: gwlad, wlad, ngwlad; but
 * gw·ryw, and gw·rw, which is cwrw changed.
 */
const gwlad = `^(?:n?g)?(?=w[lnr](?!y?w)${vowel.replace('ï', '')})`;
/** Other places where a w before a vowel is none itself: gwaith, dweud, un·waith, ddwy·waith. */
const gwaith = `(?:^(?:n?g|ch?|dd?)?|${vowel}[lnr]?)(?=w${vowel})`;

/** w and y are vowels, i and w before a vowel are not (but di·olch, di·od); digraphs are one letter. */
export const welsh: SyllableRules = {
  nucleus: new RegExp(
    '(?:(?<!^d)i(?=[aeou]))?(?:ae|ai|au|aw|âu|ei|eu|ew|ey|iw|oe|oi|ou|ow|uw|wy|yw)|(?:(?<!^d)i)?[aeouyâêôûáéóúäëö]' +
      `|(?<!${gwlad})(?<!${gwaith})${vowel}`,
    'u',
  ),
  onsets: words('ch dd ff ng ll ph rh th pr br tr dr cr gr fr pl bl cl gl fl gw chw'),
};
