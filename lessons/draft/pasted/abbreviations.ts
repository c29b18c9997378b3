/**
 * Abbreviations that stand before the word they belong to, so that their stop hardly ever ends a
 * sentence; without the last stop, and without spaces (`z.B` is also `z. B.`). The first letter may be a
 * capital in the text, the others stand as written: `bd` is no BD. Those that do end
 * sentences (etc., a.m.) are left out.
 */
const leading: Record<string, string> = {
  en: 'mr mrs ms messrs dr prof st mt vs e.g i.e viz cf approx rev hon capt lt sgt gen jr sr ave',
  fr: 'm mm mme mmes mlle mlles dr pr me mgr st ste cf c.-à-d p p.ex ex env av ap apr bd tél',
  es: 'sr sra sres sras srta d dª dña dr dra ud uds p.ej ej cf núm pág págs avda prof profª sta sto',
  de:
    'hr fr dr prof dipl ing fam z.B z d.h d.i u.a u.U bzw ca nr st str vgl evtl ggf abs abb tab bd ' +
    'geb gest ehem inkl einschl exkl zzgl mind tel bes bsp bspw sog bzgl hrsg i.d.R i.Allg ' +
    'm.E o.g s.o s.u v.a z.T z.Hd z.Z z.Zt mio mrd med jur phil fa a.M h.c o.d.T',
  it: 'sig sigg sig.ra sig.na dott dott.ssa prof prof.ssa avv ing es p.es pag pagg cfr n',
  pt: 'sr sra srs sras srta dr dra prof profa exmo exma p.ex ex pág págs núm av cf d séc',
  nl: 'dhr mevr mw dr drs prof bijv bv b.v d.w.z nr st z.g z.n blz m.a.w m.n o.a o.l.v t.a.v resp',
  ru: 'г ул пл пр д кв им т.е т.к т.н проф др напр стр тел см',
  uk: 'м вул буд кв ім т.зв проф напр стор тел див',
  pl: 'p pn dr prof np m.in ul al nr tel św tj tzn tzw str ks gen inż hab mgr',
  cs: 'p pí dr prof mgr ing bc MUDr JUDr PhDr RNDr např tj tzn tzv ul č tel sv',
  sv: 't.ex bl.a d.v.s dvs dr prof s.k ca nr tel kl',
  da: 'f.eks bl.a d.v.s dvs dr prof ca nr tlf hr fr kl',
  nb: 'f.eks bl.a d.v.s dvs dr prof ca nr tlf kl',
  fi: 'esim ns tri prof nro puh klo',
  hu: 'pl ún dr ifj özv kb ld',
  ro: 'dl dna dr prof str nr tel p.ex',
  el: 'κ κκ δρ π.χ δηλ βλ σελ τηλ',
  tr: 'örn bkz dr prof doç sn cad',
  cy: 'mr mrs dr prof e.e h.y',
  ga: 'dr tUas Uas tAth prof sr st co gCo m.sh fch cf cllr',
  id:
    'bpk tn ny nn sdr sdri dr drs dra prof ir hj jl jln gg kec kab kel prov yth mis cth a.n d.a u.p ' +
    'telp tlp',
  vi: 'TP Tp tp TX TS ThS GS PGS GS.TS PGS.TS BS KS vd NXB',
  ar: 'د أ م ود وأ وم أ.د',
  hi: 'डॉ प्रो श्री रु',
  bn: 'ডা ড মো মি',
  pa: 'ਡਾ ਪ੍ਰੋ ਸ',
  th: 'ดร ผศ รศ อ พ.ศ ค.ศ น.ส ด.ช ด.ญ ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค',
};

/**
 * Those that are words, too, or may close a sentence: their stop ends none only before a number. A
 * consonant alone needs no line here (p. 5, s. XX).
 */
const beforeNumber: Record<string, string> = {
  en: 'no nos fig figs vol ch',
  fr: 'no fig vol art chap',
  es: 'art fig vol tel pta',
  it: 'art fig vol tel cap gen feb mar apr mag giu lug ago set ott nov dic sec',
  pt: 'art fig vol tel',
  de: 'S Bl Anm Art kap max min',
  ga: 'lch lgh uimh iml',
  id: 'no rp hal hlm tgl pk pkl',
  vi: 'tr',
  el: 'αρ',
  hu: 'u sz o em tel',
  ro: 'ap sc bl et pag sec',
  tr: 'no tel sf',
  ar: 'ص',
};

/** Those that close a date, a time or a name: within them nothing is cut, but a sentence may end behind them. */
const closing: Record<string, string> = {
  fr: 'av.J.-C ap.J.-C apr.J.-C',
  es: 'a.C d.C EE.UU',
  de: 'v.Chr n.Chr v.u.Z n.u.Z o.Ä o.ä u.Ä',
  it: 'a.C d.C',
  pt: 'a.C d.C',
  nl: 'v.Chr n.Chr',
  ru: 'г',
  uk: 'р',
  pl: 'r n.e p.n.e',
  cs: 'př.n.l n.l',
  sv: 'f.Kr e.Kr',
  da: 'f.Kr e.Kr',
  nb: 'f.Kr e.Kr',
  fi: 'eKr jKr',
  ro: 'î.Hr d.Hr',
  el: 'π.Χ μ.Χ',
  ar: 'م ق.م',
  th: 'น',
};

/** What the stop behind an abbreviation means, by where it is listed. */
interface Abbreviations {
  leading: ReadonlySet<string>;
  beforeNumber: ReadonlySet<string>;
  closing: ReadonlySet<string>;
}

const known = new Map<string, Abbreviations>();

/** The abbreviations of a language (a code out of `languages`); none where it has none listed. */
export function abbreviationsOf(language: string): Abbreviations {
  const found = known.get(language);
  if (found) return found;
  const read = (lists: Record<string, string>) =>
    new Set((lists[language] ?? '').split(' ').filter((word) => word !== ''));
  const made = {
    leading: read(leading),
    beforeNumber: read(beforeNumber),
    closing: read(closing),
  };
  known.set(language, made);
  return made;
}
