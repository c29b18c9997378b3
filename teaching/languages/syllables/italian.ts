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

/** Words whose i or u is stressed and stands alone, which their spelling does not show. */
const hiatus =
  /(?:^|[^aeiou])(?:er|log|graf|mac|nom|met|ann|ecc)i(?=a$|e$)|^(?:mi|tu|su|zi|vi|di|pi|ri|du|bu|spi)(?=[aeo]$)|^(?:poes|energ|allerg|bug|man|foll|pa|compagn|trattor|malatt)i(?=[ae]$)|^pa(?=ur)/u;

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
