import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * s before a consonant belongs to the next syllable (pa·sta); doubled consonants are split. i and u between
 * vowels start a syllable (a·iuo·la).
 */
const rules: SyllableRules = {
  nucleus: /[iu]{0,2}[aeoàèéòó](?:[iu](?![aeiouàèéìòù]))?|i?[uù]i?|[iì]/u,
  onsets:
    words(`pr br tr dr cr gr fr vr pl bl cl gl fl ch gh gn sc sp st sf sb sd sg sm sn sl sr sv sq
    spr str scr sbr sdr sgr sfr spl scl sch sgh ps pn chr chl qu`),
};

/**
 * Endings and words in which a stressed i or u forms its own syllable (bio·lo·gi·a, piz·ze·ri·a). The
 * spelling does not show this stress, and similar words do not match (sto·ria, ma·te·ria, I·ta·lia).
 */
const hiatus = new RegExp(
  [
    '(?:log|agog|graf|nom|tom|metr|iatr|craz|pat|fon|sof|fob|terap|scop|(?:epid|pand|an|leuc)em|(?:clo|orto|logo)ped)i(?=[ae]$)',
    // Names of shops and similar words in -eria, but not words with the stress on the e.
    '(?<!mat|mis|art|sib|lib|^ib|nig|temp|delet|val|imp|^s|^f)eri(?=[ae]$)',
    '(?:armon|iron|agon|egemon|sinton|malincon|compagn|litan|tirann|foll|anomal|omel)i(?=[ae]$)',
    '(?:allegr|teor|categor|allegor|eufor|signor|trattor|fattor|tintor|avar|idolatr)i(?=[ae]$)',
    '(?:poes|fantas|gelos|cortes|ipocris|eres|borghes|frenes|amnes|anestes|(?:aut|bi)ops|(?:epi|dis)less)i(?=[ae]$)',
    '(?:profez|poliz|puliz|garanz|pazz|abbaz|peripez|malatt|carest|dinast|amnist|eucarist)i(?=[ae]$)',
    '(?:energ|sinerg|allerg|urg|nostalg|strateg|farmac|(?:mel|par|ros|aps)od|utop|miop|trop|alchim)i(?=[ae]$)',
    '(?:(?:mon|ger|an|olig)archi|(?<=^|o)mani|^(?:bug|mag|reg)i)(?=[ae]$)',
    '^(?:(?:anna)?mari|luci|eli|turchi|albani|bulgari|lombardi|normandi)(?=a$)',
    '^(?:add|pend|legg|ronz|brus|frusc|mormor|rest)i(?=o$)',
    '^(?:mi|tu|su|zi|(?:ferro|funi)?vi|di|pi|ri|du|bu|spi|bri|tri)(?=[aeo]$)|^(?:d|s|st)i(?=a(?:no)?$)',
    '^sci(?=a(?:$|re|t[aeo]))|^tri(?=an)|^pa(?=ur)|^ba(?=ul)',
  ].join('|'),
  'u',
);

/** Splits an Italian word into syllables. */
export function italian(word: string): string[] {
  const parts = cutByVowels(word, rules);
  const break_ = hiatus.exec(word.toLowerCase());
  if (!break_) return parts;
  const at = break_.index + break_[0].length;
  let start = 0;
  return parts.flatMap((part) => {
    const cut = at - start;
    start += part.length;
    return cut > 0 && cut < part.length ? [part.slice(0, cut), part.slice(cut)] : [part];
  });
}

/**
 * Written syllables, as taught in French schools. A final e counts as a syllable after a consonant
 * (pe·ti·te), but not after a vowel (i·dée). i stays with a following vowel (pia·no, mil·lion), but forms its
 * own syllable after a stop with l or r (cri·er). y before a vowel starts a syllable if it is between vowels
 * (vo·ya·ge) or at the start of a word (yeux, ya·ourt).
 */
export const french: SyllableRules = {
  nucleus: new RegExp(
    [
      // The vowel is one sound, because the i only shows the pronunciation of l: feuil·le, ac·cueil, œil.
      '(?:eu|ue|œ)i(?=l)',
      '(?<=[bcdfgptv][lr])i(?=[aoéeè]r?[^s]|ez|er)',
      // English words (foot·ball, week-end), and août, which is one syllable.
      '(?<!^z(?=ool)|^c(?=oo[pr]))oo|ee|aoû',
      '(?<=[gj])e(?:oi|au|[aoâô])',
      '(?:ou|oi|ai|eu|ui|[iuéy])e(?:s|nt)?$',
      // Word-final y forms one sound with its vowel (Roy, Guy, poneys), except in pays.
      '(?:[eo]|(?<!^p)a|(?<!q)u)ys?$',
      'œu|eau|[aâ]u|a[iî]|e[iî]|oû|ou(?:i|est)|ou|oi|oî|eu|eû|oe',
      '(?:i|(?<=[gq])u(?=[eiéèêao]))(?:eau|eue(?=s?$)|eu|au|ai|ei|ou|oi|[aeéèêoâà])',
      '(?<=[gq])u(?=[iîy])[iîy]|u[iî]',
      '(?<![gq](?=u[eiéèê]))[aeiouéèêëàâîïôûùüœæ]',
      'y(?![aeiouéèêàâ])|(?<=[^aeiouéèê])y',
    ].join('|'),
    'u',
  ),
  onsets: words(`ch ph th gn pr br tr dr cr gr fr vr pl bl cl gl fl chr phr thr phl chl`),
};

/**
 * Two strong vowels, or a strong vowel and a weak one with an accent, form two syllables (po·e·ta, pa·ís). A
 * weak vowel without an accent stays with its neighbour (ciu·dad). y is a vowel at the end of a word (rey).
 * The u of que, qui, gue and gui is silent (quie·ro, si·guien·te). After sub-, an r starts a syllable
 * (sub·ra·yar).
 */
export const spanish: SyllableRules = {
  nucleus:
    /(?:(?<=[qg])u(?=[eiéí]))?(?:[iu]y(?![aeiouáéíóú])|[iuü]?[aeoáéó](?:[iu]|y(?![aeiouáéíóú]))?|[iu][iuíú]|ü[ií]|[íúiuü]|y(?![aeiouáéíóú]))/u,
  onsets: words('ch ll rr pr br tr dr cr gr fr pl bl cl gl fl'),
  seam: /(?<=^sub)(?=r)/iu,
};

const onsets = words('pr br tr dr cr gr fr vr pl bl cl gl fl tl ch lh nh');
/**
 * Matches the letters before which an i or u after another vowel is separate: l, m, n, r or z in the same
 * syllable, and nh (ra·i·nha).
 */
const closes = '(?!nh|[lmnrz](?:$|[^aeiouáéíóúâêôãõ]))';
const strong = '[aeoáéóâêôà]';
const falling = `${strong}(?:i(?!u$)|u)${closes}`;
const plain = `ão|ãe|ãi|õe|${falling}|u(?:i(?!r$))${closes}|iu$|[aeiouáéíóúâêôàãõü]`;
const afterQ = `(?<=[qg])[uü](?:ão|õe|${falling}|[aeoiáéíóâêôãõ])`;
/** Matches an ending that is one syllable in a word with an accent, such as the ia of his·tó·ria. */
const ending = '(?=[iu][aeo]s?$)(?<=[áéíóúâêô].*)[iu][aeo]';

/** Splits a Portuguese word into syllables. */
export function portuguese(word: string): string[] {
  return cutByVowels(word, { nucleus: new RegExp(`${afterQ}|${ending}|${plain}`, 'u'), onsets });
}

/**
 * ae, oe and au are one sound, except in po·e·ta, po·e·ma, co·e·git. i is a consonant at the start of a word
 * and between vowels (Iū·li·us), but not after qu (qui·a). A stop with l or r starts a syllable (pa·tri·a).
 */
export const latin: SyllableRules = {
  nucleus:
    /ae|(?<!^(?:p(?=oe[tms])|c(?=oeg)))oe|au|^eu|(?<![q])(?<!ng(?=u[aeioāēīō]))[uū]|[aeoyāēōȳ]|ī|(?<=^)i(?![aeouāēōū])|(?<=[^aeiouyāēīōūȳ]|qu)i|(?<=[aeiouāēīōū])i(?![aeiouāēīōū])/u,
  onsets: words('ch ph th qu pr br tr dr cr gr fr pl bl cl gl fl gu'),
};
