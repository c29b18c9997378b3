import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Common second parts of compounds with ie, uo or yö, in forms that no other word ending shares: not the
 * plurals of -ti (ko·ti·en), not toi·mi·es·sa, ni·mi·e·si·merk·ki or si·vu·o·sa.
 */
const second = [
  'tie(?:$|[ad]|t(?!s)|l[lt])|työ|huone|ruo(?:ka|an)|luok|kiel[ei]|puol|tuoli|pyör|(?<=[aeiouäö]|nus)yö|syöj',
  'mie(?:s$|stä|sten|h[ei])|(?<!si|kas)vuosi|(?<!kas)vuonna|vuod(?!otu)|vuot(?:[eio]|ta(?!a))|vuor',
].join('|');

/**
 * A syllable starts with at most one consonant; long vowels and diphthongs are not split; ie, uo, yö only in
 * the first syllable, also of a compound's second part (rau·ta·tie).
 */
export const finnish: SyllableRules = {
  nucleus:
    /(?=ie|uo|yö)(?<=^[^aeiouyäöå]*)..|aa|ee|ii|oo|uu|yy|ää|öö|[aeouyäö]i|[aeio]u|[äöei]y|[aeiouyäöå]/u,
  onsets: new Set(),
  seam: new RegExp(`(?<=[aeiouyäö].{0,3})(?=${second})`, 'iu'),
};

/**
 * Every vowel is a syllable, with the last consonant before it. Digraphs are parsed from the left: e·gész·ség
 * has sz and s, not s and zs. Country names are split before ország, and a z before the s of -ság and -ség
 * (i·gaz·ság).
 */
export const hungarian: SyllableRules = {
  nucleus: /[aáeéiíoóöőuúüű]/u,
  onsets: new Set(),
  letter: /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./u,
  seam: /(?<=[aáeéiíoóöőuúüű].{0,3})(?=ország)|(?<=[aáeéiíoóöőuúüű]z)(?=s[áé]g)/iu,
};

/** Every vowel is a syllable, with one consonant before it: öğ·ret·men, sa·at. */
export const turkish: SyllableRules = {
  nucleus: /[aâeıiîoöuûü]/u,
  onsets: new Set(),
  // In Turkish I is not the capital of i, and lower-casing İ would change its length.
  fold: (word) => word.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase(),
};

/**
 * ai, au and oi are one sound only at the end of a word (pan·tai, but ba·ik), au also in words such as
 * sau·da·ra and au·la; ng, ny, sy, kh are one letter.
 */
export const indonesian: SyllableRules = {
  nucleus: /(?:ai|au|oi)$|(?<=s)au(?=da[rg])|^au(?=[dlrt]|st)|[aeiouéè]/u,
  onsets: words('ng ny sy kh pr br tr dr kr gr fr pl bl kl gl fl'),
};

/**
 * Every syllable ends in a vowel; two short vowels can form a diphthong (whā·nau), a long one is separate.
 */
export const maori: SyllableRules = {
  nucleus: /a[eiou]|e[iu]|o[eiu]|[aeiouāēīōū]/u,
  onsets: words('ng wh'),
};

const vowel = '[aeiouwyâêîôûŵŷáéíóúẃýäëïöü]';

/**
 * Words starting with gw before l, n, r and a vowel, mutated or not: gwlad, wlad, ngwlad; but gw·ryw, and
 * gw·rw, a mutation of cwrw.
 */
const gwlad = `^(?:n?g)?(?=w[lnr](?!y?w)${vowel.replace('ï', '')})`;
/** Other positions where a w before a vowel is not a vowel: gwaith, sgwâr, dweud, un·waith, ddwy·waith. */
const gwaith = `(?:^(?:[ns]?g|ch?|dd?)?|${vowel}[lnr]?)(?=w${vowel})`;
/** Nor is it a vowel between any consonants and a, e or o inside a word: ped·war, Tach·wedd, nos·waith. */
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
