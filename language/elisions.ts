/**
 * Elided words, which are written together with the next word. Learners see two words (l' + homme), although
 * `Intl.Segmenter` returns one. The apostrophe may be ' or ’ or ʼ.
 */
const apostrophe = "['’ʼ]";

const proclitic: Record<string, RegExp> = {
  fr: new RegExp(
    `^(?:lorsqu|puisqu|quoiqu|jusqu|presqu|quelqu|qu|entr|[cçdjlmnst])${apostrophe}(?=\\p{L})`,
    'iu',
  ),
  // Nearly every Italian apostrophe inside a word is an elision: dell' + uomo, dov' + è.
  it: new RegExp(`^\\p{L}+${apostrophe}(?=\\p{L})`, 'iu'),
  el: new RegExp(
    `^(?:αλλ|απ|γι|επ|θ|κι|κατ|μ|μετ|ν|ούτ|παρ|σ|τ|υπ|φτ)${apostrophe}(?=\\p{L})`,
    'iu',
  ),
};

/** Words with an apostrophe that are not elisions: single dictionary words and family names. */
const whole: Record<string, RegExp> = {
  fr: new RegExp(
    `^(?:aujourd${apostrophe}hui|quelqu${apostrophe}une?s?|presqu${apostrophe}[iî]les?|prud${apostrophe}hom\\p{L}+|c${apostrophe}est-à-dire|entr${apostrophe}\\p{L}+)$`,
    'iu',
  ),
  // D'Annunzio, O'Brien: a capital after the apostrophe distinguishes these names from d'Italia.
  it: new RegExp(`^[DO]${apostrophe}\\p{Lu}`, 'u'),
};

/**
 * Returns the elided part at the start of `word` (`l'` of `l'homme`), or undefined if the word contains no
 * elision.
 */
export function elidedHead(language: string, word: string): string | undefined {
  if (whole[language]?.test(word)) return undefined;
  return proclitic[language]?.exec(word)?.[0];
}

/** Clipped words with an apostrophe at the start ('n, 's ochtends) or at the end (un po'). */
const clipped: Record<string, RegExp> = {
  en: /^['’](?:em|til|cause|tis|twas|bout|n)(?![\p{L}\p{N}])/iu,
  nl: /^['’](?:[smtnrk])(?![\p{L}\p{N}])/iu,
  cy: /^['’](?:[nriuwm]|ch|th|na|ma|dy|dw|sdim)(?![\p{L}\p{N}])/iu,
  de: /^['’](?:[sn]|ne|nen|rein|raus|ran)(?![\p{L}\p{N}])/iu,
  it: /^(?:po|mo|di|fa|va|da|sta|be|to|ca)['’](?![\p{L}\p{N}])/iu,
  el: /^(?:αλλ|απ|γι|επ|θ|κι|κατ|μ|μετ|ν|ούτ|παρ|σ|τ|υπ|φτ)['’](?![\p{L}\p{N}])/iu,
};

/** Returns the clipped word at the start of `rest`, with its apostrophe, or undefined. */
export function clippedWord(language: string, rest: string): string | undefined {
  return clipped[language]?.exec(rest)?.[0];
}
