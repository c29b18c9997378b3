import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Common second parts of compounds with ie, uo or yö, in forms that no other end of a word shares: not the
 * plurals of -ti (ko·ti·en), not toi·mi·es·sa, ni·mi·e·si·merk·ki or si·vu·o·sa.
 */
const second = [
  'tie(?:$|[ad]|t(?!s)|l[lt])|työ|huone|ruo(?:ka|an)|luok|kiel[ei]|puol|tuoli|pyör|(?<=[aeiouäö]|nus)yö|syöj',
  'mie(?:s$|stä|sten|h[ei])|(?<!si|kas)vuosi|(?<!kas)vuonna|vuod(?!otu)|vuot(?:[eio]|ta(?!a))|vuor',
].join('|');

/**
 * One consonant at most begins a syllable; long vowels and diphthongs stay; ie, uo, yö only in the first,
 * of a compound's second part too (rau·ta·tie).
 */
export const finnish: SyllableRules = {
  nucleus:
    /(?=ie|uo|yö)(?<=^[^aeiouyäöå]*)..|aa|ee|ii|oo|uu|yy|ää|öö|[aeouyäö]i|[aeio]u|[äöei]y|[aeiouyäöå]/u,
  onsets: new Set(),
  seam: new RegExp(`(?<=[aeiouyäö].{0,3})(?=${second})`, 'iu'),
};

/**
 * Every vowel is a syllable; the last consonant before it goes with it. Letters of two signs are read from
 * the left: e·gész·ség has sz and s, not s and zs. The names of countries are cut
 * before their ország, and a z before the s of -ság and -ség (i·gaz·ság). */
export const hungarian: SyllableRules = {
  nucleus: /[aáeéiíoóöőuúüű]/u,
  onsets: new Set(),
  letter: /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./u,
  seam: /(?<=[aáeéiíoóöőuúüű].{0,3})(?=ország)|(?<=[aáeéiíoóöőuúüű]z)(?=s[áé]g)/iu,
};

/** Every vowel is a syllable and one consonant goes with it: öğ·ret·men, sa·at. */
export const turkish: SyllableRules = {
  nucleus: /[aâeıiîoöuûü]/u,
  onsets: new Set(),
  // I is not the capital of i here, and İ would change its length.
  fold: (word) => word.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase(),
};

/**
 * ai, au and oi are one sound at the end of a word alone (pan·tai, but ba·ik), au in words such as
 * sau·da·ra and au·la, too; ng, ny, sy, kh are one letter.
 */
export const indonesian: SyllableRules = {
  nucleus: /(?:ai|au|oi)$|(?<=s)au(?=da[rg])|^au(?=[dlrt]|st)|[aeiouéè]/u,
  onsets: words('ng ny sy kh pr br tr dr kr gr fr pl bl kl gl fl'),
};

/** Every syllable ends in a vowel; two short ones that glide are one (whā·nau), a long one stands alone. */
export const maori: SyllableRules = {
  nucleus: /a[eiou]|e[iu]|o[eiu]|[aeiouāēīōū]/u,
  onsets: words('ng wh'),
};

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
