/** Endings that say whether a man or a woman is meant; number and an optional -e (gern(e)) tell nothing. */
const ofGender: Record<string, string> = {
  fr: 'e le ne te se nne lle tte sse esse ère ière ve ive euse rice trice enne ienne onne che',
  es: 'a as ora isa ina triz esa',
  pt: 'a as ã ora eira esa isa eia ona triz',
  it: 'a ssa essa ice trice',
  ro: 'ă oară oare oasă',
  de: 'in innen r',
  nl: 'in ster',
  el: 'η ή α ά ια ιά τρια',
};

/** A word with an ending in parentheses, between spaces or signs. */
const bracketed = /(?<=(?<!\S)\p{L}[\p{L}\p{M}'’]*)[(（](\p{Ll}+)[)）](?=[\s,.;:!?]|$)/gu;
/** ein(e), mein(e), ihr(e): beside an -in or -r their -e is of gender too. */
const germanArticle = /(?<!\p{L})(?:[kmds]?ein|ihr|unser|euer)[(（]e[)）]/giu;
const touching = /\S[(（]|[)）][^\s,.;:!?]|[(（][^()（）]*[(（]/u;

/**
 * `un(e) ami(e)` as `un/-e ami/-e`, whose endings agree; null where parentheses hold anything else on a
 * word: what un(e) élève(s), (re)venu(e), der Friede(n) and un(e) prof(esseur) leave out goes together
 * with nothing.
 */
export function bracketsAsAlternatives(language: string, entry: string): string | null {
  const known = ofGender[language]?.split(' ') ?? [];
  const plain = language === 'de' ? entry.replace(germanArticle, '') : entry;
  const tails = [...plain.matchAll(bracketed)].map(([, tail = '']) => tail);
  if (tails.length === 0 || !tails.every((tail) => known.includes(tail))) return null;
  // una amica is un'amica: which article it is depends on the word.
  if (language === 'it' && /[(（]a[)）]\s+[aeiou]/iu.test(entry)) return null;
  const stroked = entry.replace(bracketed, '/-$1');
  return touching.test(stroked) ? null : stroked;
}
