/**
 * Articles of one kind, number and case that differ in gender alone: between the slashes they do, and
 * forms of one gender have a comma between them. Languages without genders have none.
 */
const byGender: Record<string, string> = {
  fr: 'le/la un/une',
  es: 'el/la los/las un/una unos/unas',
  de: 'der/die/das ein/eine einem/einer',
  it: "il,lo/la i,gli/le un,uno/una,un'",
  pt: 'o/a os/as um/uma uns/umas',
  nl: "de/het,'t",
  sv: 'en/ett den/det',
  da: 'en/et den/det',
  nb: 'en/ei/et den/det',
  ro: 'un/o',
  el: 'ο/η/το οι/τα τον/την/το τους/τις/τα ένας/μία,μια/ένα',
};

const genders = new Map(
  Object.entries(byGender).map(([code, sets]) => [
    code,
    // A word that is compared has no final sigma.
    sets
      .replaceAll('ς', 'σ')
      .split(' ')
      .map((set) => set.split('/').map((forms) => forms.split(','))),
  ]),
);

/** Whether two articles say nothing but another gender: le and la, not le and un nor der and den. */
export function differInGender(code: string, one: string, other: string): boolean {
  const isOtherIn = (set: readonly string[][]) => {
    const [mine, theirs] = [one, other].map((article) =>
      set.findIndex((forms) => forms.includes(article)),
    );
    return mine !== theirs && mine !== -1 && theirs !== -1;
  };
  return genders.get(code)?.some(isOtherIn) ?? false;
}

const setOf = (code: string, article: string) =>
  genders.get(code)?.find((set) => set.some((forms) => forms.includes(article)));

/** The articles that differ from this one in gender alone, with it: le, la. Empty where none do. */
export const gendersLike = (code: string, article: string): string[] =>
  setOf(code, article)?.flatMap(([form]) => form ?? []) ?? [];

/** Whether the nouns of a language have kinds without a name that pupils know: de and het, en and ett. */
export const hasNamelessGenders = (code: string): boolean => genders.has(code) && !names[code];

/** What the genders are called, in the order of their articles. */
const names: Record<string, readonly string[]> = {
  fr: ['masculine', 'feminine'],
  es: ['masculine', 'feminine'],
  it: ['masculine', 'feminine'],
  pt: ['masculine', 'feminine'],
  ro: ['masculine or neuter', 'feminine'],
  de: ['masculine', 'feminine', 'neuter'],
  nb: ['masculine', 'feminine', 'neuter'],
  el: ['masculine', 'feminine', 'neuter'],
};

/** The gender that an article tells; null where it is that of several, or has no name. */
export function genderOf(code: string, article: string): string | null {
  const set = setOf(code, article);
  const places = set?.flatMap((forms, at) => (forms.includes(article) ? [at] : [])) ?? [];
  const [place] = places;
  if (!set || place === undefined || places.length > 1) return null;
  // die is every plural too; ein is masculine and neuter, and so is einem.
  if (code === 'de' && article === 'die') return null;
  if (set.length < (names[code]?.length ?? 0)) return place === 1 ? 'feminine' : null;
  return names[code]?.[place] ?? null;
}
