import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * s goes with what follows it (pa·sta); doubled consonants part. i and u between vowels begin a
 * syllable (a·iuo·la).
 */
const rules: SyllableRules = {
  nucleus: /[iu]{0,2}[aeoàèéòó](?:[iu](?![aeiouàèéìòù]))?|i?[uù]i?|[iì]/u,
  onsets:
    words(`pr br tr dr cr gr fr vr pl bl cl gl fl ch gh gn sc sp st sf sb sd sg sm sn sl sr sv sq
    spr str scr sbr sdr sgr sfr spl scl sch sgh ps pn chr chl qu`),
};

/**
 * Where an i or u is stressed and stands alone, which the spelling does not show: nearly always in these
 * endings and words (bio·lo·gi·a, piz·ze·ri·a), not in others of their look (sto·ria, ma·te·ria, I·ta·lia).
 */
const hiatus = new RegExp(
  [
    '(?:log|agog|graf|nom|tom|metr|iatr|craz|pat|fon|sof|fob|terap|scop|(?:epid|pand|an|leuc)em|(?:clo|orto|logo)ped)i(?=[ae]$)',
    // Shops and their like, but not the words whose stress is on the e.
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

/** The syllables of an Italian word. */
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
