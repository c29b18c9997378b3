import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Common second parts of compounds with ie, uo or yö. The patterns do not match the ends of other Finnish
 * words: the plurals of -ti (ko·ti·en), toi·mi·es·sa, ni·mi·e·si·merk·ki and si·vu·o·sa.
 */
const second = [
  'tie(?:$|[ad]|t(?!s)|l[lt])|työ|huone|ruo(?:ka|an)|luok|kiel[ei]|puol|tuoli|pyör|(?<=[aeiouäö]|nus)yö|syöj',
  'mie(?:s$|stä|sten|h[ei])|(?<!si|kas)vuosi|(?<!kas)vuonna|vuod(?!otu)|vuot(?:[eio]|ta(?!a))|vuor',
].join('|');

/**
 * A syllable starts with at most one consonant. Long vowels and diphthongs are not split. ie, uo and yö are
 * diphthongs only in the first syllable of a word or of a compound's second part (rau·ta·tie).
 */
export const finnish: SyllableRules = {
  nucleus:
    /(?=ie|uo|yö)(?<=^[^aeiouyäöå]*)..|aa|ee|ii|oo|uu|yy|ää|öö|[aeouyäö]i|[aeio]u|[äöei]y|[aeiouyäöå]/u,
  onsets: new Set(),
  seam: new RegExp(`(?<=[aeiouyäö].{0,3})(?=${second})`, 'iu'),
};

/**
 * Every vowel forms a syllable with the last consonant before it. Digraphs are parsed from the left:
 * e·gész·ség has sz and s, not s and zs. Country names are split before ország. Words in -ság and -ség are
 * split before the ending if a z precedes it (i·gaz·ság).
 */
export const hungarian: SyllableRules = {
  nucleus: /[aáeéiíoóöőuúüű]/u,
  onsets: new Set(),
  letter: /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./u,
  seam: /(?<=[aáeéiíoóöőuúüű].{0,3})(?=ország)|(?<=[aáeéiíoóöőuúüű]z)(?=s[áé]g)/iu,
};

/** Every vowel forms a syllable with at most one consonant before it: öğ·ret·men, sa·at. */
export const turkish: SyllableRules = {
  nucleus: /[aâeıiîoöuûü]/u,
  onsets: new Set(),
  // In Turkish, the lower case of I is ı. Converting İ to lower case by the general rules would change its
  // length.
  fold: (word) => word.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase(),
};

/**
 * ai, au and oi are one sound only at the end of a word (pan·tai, but ba·ik). au is also one sound in words
 * such as sau·da·ra and au·la. ng, ny, sy and kh are one consonant.
 */
export const indonesian: SyllableRules = {
  nucleus: /(?:ai|au|oi)$|(?<=s)au(?=da[rg])|^au(?=[dlrt]|st)|[aeiouéè]/u,
  onsets: words('ng ny sy kh pr br tr dr kr gr fr pl bl kl gl fl'),
};

/**
 * Every syllable ends in a vowel. Two short vowels can form a diphthong (whā·nau), but a long vowel is never
 * part of a diphthong.
 */
export const maori: SyllableRules = {
  nucleus: /a[eiou]|e[iu]|o[eiu]|[aeiouāēīōū]/u,
  onsets: words('ng wh'),
};

const vowel = '[aeiouwyâêîôûŵŷáéíóúẃýäëïöü]';

/**
 * Matches words that start with gw before l, n or r and a vowel, with or without initial mutation: gwlad,
 * wlad, ngwlad. Does not match gw·ryw. Does not match gw·rw either, which is a mutation of cwrw.
 */
const gwlad = `^(?:n?g)?(?=w[lnr](?!y?w)${vowel.replace('ï', '')})`;
/** Other positions where w before a vowel is a consonant: gwaith, sgwâr, dweud, un·waith, ddwy·waith. */
const gwaith = `(?:^(?:[ns]?g|ch?|dd?)?|${vowel}[lnr]?)(?=w${vowel})`;
/**
 * Other positions inside a word where w is a consonant: between a consonant and a, e or o (ped·war,
 * Tach·wedd, nos·waith).
 */
const pedwar = `${vowel}[bcdfghjlmnprst]{1,3}(?=w[aeoâêôáéó])`;

/**
 * w and y are vowels. i and w before another vowel are not vowels (but di·olch, di·od). Digraphs are one
 * consonant.
 */
export const welsh: SyllableRules = {
  nucleus: new RegExp(
    '(?:(?<!^d)i(?=[aeou]))?(?:ae|ai|au|aw|âu|ei|eu|ew|ey|iw|oe|oi|ou|ow|uw|wy|yw)|(?:(?<!^d)i)?[aeouyâêôûáéóúäëö]' +
      `|(?<!${gwlad})(?<!${gwaith})(?<!${pedwar})${vowel}`,
    'u',
  ),
  onsets: words('ch dd ff ng ll ph rh th pr br tr dr cr gr fr pl bl cl gl fl gw'),
};
