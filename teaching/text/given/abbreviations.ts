/**
 * Abbreviations that stand before the word they belong to, so that their stop hardly ever ends a
 * sentence; lower case, without the last stop. Those that do end sentences (etc., a.m.) are left out.
 */
const byLanguage: Record<string, string> = {
  en: 'mr mrs ms dr prof st mt no vs e.g i.e cf fig approx rev hon capt lt sgt gen jr sr ave',
  fr: 'm mm mme mmes mlle mlles dr pr me st ste cf p p.ex ex env av bd fig no n tél art vol',
  es: 'sr sra srta sres d dª dr dra ud uds p.ej ej cf núm pág págs avda prof profª sta sto',
  de: 'hr fr dr prof z.b z d.h d u.a u bzw ca nr st str vgl evtl ggf abs bd geb inkl max min tel',
  it: 'sig sigg sig.ra sig.na dott dott.ssa prof prof.ssa avv ing es p.es pag pagg cfr n',
  pt: 'sr sra srs sras srta dr dra prof profa exmo exma p.ex ex pág págs núm av cf d',
  nl: 'dhr mevr mw dr prof bijv d.w.z nr st z.g blz m.a.w o.a',
  ru: 'г ул д кв им т.е т.к т.н проф др напр стр тел см',
  uk: 'м вул буд кв ім т.зв проф напр стор тел див',
  pl: 'p pn dr prof np m.in ul al nr tel św tzn tzw str',
  cs: 'p pí dr prof např tj tzv ul č tel sv',
  sv: 't.ex bl.a dr prof s.k ca nr tel',
  da: 'f.eks bl.a dr prof ca nr tlf hr fr',
  nb: 'f.eks bl.a dr prof ca nr tlf',
  cy: 'mr mrs dr prof e.e h.y',
};

const sets = new Map<string, ReadonlySet<string>>();

/** The abbreviations of a language (a code out of `languages`); none where it has none listed. */
export function abbreviationsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set((byLanguage[language] ?? '').split(' ').filter((word) => word !== ''));
  sets.set(language, made);
  return made;
}
