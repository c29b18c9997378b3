import { type SyllableRules, words } from './cut-by-vowels.ts';

const vowel = '[aeiouwyâêîôûŵŷáéíóúẃýäëïöü]';

/**
 * Words begun with gw before l, n, r and a vowel, changed at their head or not: gwlad, wlad, ngwlad; but
 * gw·ryw, and gw·rw, which is cwrw changed.
 */
const gwlad = `^(?:n?g)?(?=w[lnr](?!y?w)${vowel.replace('ï', '')})`;
/** Other places where a w before a vowel is none itself: gwaith, sgwâr, dweud, un·waith, ddwy·waith. */
const gwaith = `(?:^(?:[ns]?g|ch?|dd?)?|${vowel}[lnr]?)(?=w${vowel})`;
/** Nor is it one between any consonants and a, e or o inside a word: ped·war, Tach·wedd, nos·waith. */
const pedwar = `${vowel}[bcdfghjlmnprst]{1,3}(?=w[aeoâêôáéó])`;

/** w and y are vowels, i and w before a vowel are not (but di·olch, di·od); digraphs are one letter. */
export const welsh: SyllableRules = {
  nucleus: new RegExp(
    '(?:(?<!^d)i(?=[aeou]))?(?:ae|ai|au|aw|âu|ei|eu|ew|ey|iw|oe|oi|ou|ow|uw|wy|yw)|(?:(?<!^d)i)?[aeouyâêôûáéóúäëö]' +
      `|(?<!${gwlad})(?<!${gwaith})(?<!${pedwar})${vowel}`,
    'u',
  ),
  onsets: words('ch dd ff ng ll ph rh th pr br tr dr cr gr fr pl bl cl gl fl gw'),
};
