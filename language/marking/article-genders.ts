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
    sets.split(' ').map((set) => set.split('/').map((forms) => forms.split(','))),
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
