import { foldVariants } from '../fold-variants.ts';

/** German nouns whose plural is an umlaut alone, which is no accent: die Mutter, die Mütter. */
const nouns =
  `acker apfel boden bogen bruder faden garten graben hafen hammer kasten kloster kragen laden
  magen mangel mantel mutter nagel ofen sattel schaden schnabel schwager tochter vater vogel wagen`.split(
    /\s+/,
  );

/** Garten -> Gärten: the first a, o or u of these words is the one that changes. */
const plurals = new Map(
  nouns.map((noun) => [
    noun,
    noun.replace(/[aou]/, (vowel) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel),
  ]),
);

const folded = (word: string) => foldVariants(word, { code: 'de' });

/** Whether one is the plural of the other, as Vaeter too, and at the end of a compound: Kindergärten. */
export function areUmlautPlural(code: string, one: string, other: string): boolean {
  if (code !== 'de') return false;
  const isPlural = (single: string, plural: string) =>
    [...plurals].some(
      ([noun, changed]) =>
        single.endsWith(noun) && folded(plural) === folded(single.slice(0, -noun.length) + changed),
    );
  return isPlural(one, other) || isPlural(other, one);
}
