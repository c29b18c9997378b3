/**
 * Maximum number of characters of an abbreviation, and maximum number of its parts: `i. d. R.` and `ap.
 * J.-C.` have several parts.
 */
const longest = 40;
const maxParts = 3;

const beforePart = /^.*[("'’«»“„‚›‹[]/u;
const part = /^[\p{L}\p{M}.ª-]+\.$/u;
const firstPart = /^\s*([\p{L}\p{M}.-]{1,12}\.)/u;
const number = /^\s*[\p{Nd}]/u;
/** Matches 12 or XII. A lone I is a word in English and Italian, and an X-ray is not a number. */
const anyNumber = /^\s*(?:\p{Nd}|(?:[IVXL]{2,8}|[VX])(?![\p{L}-]))/u;
/** Matches p. 5, pp. 5–7, s. 5, с. 5, s. XX. A single consonant never ends a sentence, in any language. */
const consonant = /^([b-df-hj-np-tv-xzб-джзк-нп-тф-щ])\1?$/u;
/**
 * Matches a single letter with a full stop at the end of the text before another single letter. The two
 * letters are then parts of one abbreviation: p. m., q. e. d.
 */
const afterLetter = /(?<!\p{L})\p{L}\.\s*$/u;
/**
 * Abbreviations that are units after a number, but titles or other words elsewhere: M. Dupont, but 1,80 m; en
 * 12 sec.
 */
const units: ReadonlySet<string> = new Set(['m', 'м', 'см', 'sec', 'min']);
/**
 * Text that can only be the start of a sentence, because it consists of one or two words and a number: W 1990
 * r., Nel 44 a.C., Vers l’an 52 av. J.-C.
 */
const onlyDate = /^\P{L}*(?:[\p{L}\p{M}'’]{1,20}\s){1,2}\p{Nd}{1,4}\s*$/u;
const afterNumber = /\p{Nd}\s*$/u;
const germanDay = /(?:^|\s)(?:Mo|Di|Mi|Do|Fr|Sa|So)\.\s*$/u;
const germanTime = /^(?:\p{Nd}|(?:Abend|Mittag|Morgen|Nacht|Nachmittag|Vormittag)(?!\p{L}))/u;
/** Streets and squares, which are followed by a number: Goethestr. 5, Marktpl. 2. */
const germanStreet = /\p{L}(?:str|pl)\.\s*$/u;
const ordinal = /(?:^|\s)\p{Nd}{1,2}\.\s*$/u;
const germanCounted =
  /^(?:J(?:h|hd|ahrhunderts?|änner|anuar|uni|uli)|Februar|März|April|Mai|August|September|Oktober|November|Dezember)(?!\p{L})/u;
/**
 * Patterns for Thai: a time of day at the end of a text, a text that is only a time of day, and the words
 * that may follow a time within the same sentence (until, and, or, then, at, politely; every day).
 */
const thaiTime = /(?:^|\P{Nd})[\p{Nd}.:–-]{1,11}\s?น\.\s*$/u;
const onlyThaiTime = /^\P{L}*(?:(?:ตอน|เวลา)\s?)?[\p{Nd}.:–-]{1,11}\s?น\.\s*$/u;
const thaiGoesOn =
  /^\s*(?:[-–—(]|ถึง|จนถึง|และ|หรือ|แล้ว|แต่|จึง|ก็|ที่|เพื่อ|เพราะ|โดย|กับ|ของ|ตรง|ครับ|คะ|ค่ะ|นะ|(?:ทุก\S{1,10}|วันนี้|พรุ่งนี้)\s*$)/u;

/**
 * True if the full stop at the end of `before` belongs to an abbreviation and `next` continues the sentence.
 */
export function endsShort(language: string, before: string, next: string): boolean {
  if (language === 'de' && germanShort(before, next)) return true;
  if (language === 'th' && thaiShort(before, next)) return true;
  const { leading, beforeNumber, closing } = abbreviationsOf(language);
  const knows = (set: ReadonlySet<string>, word: string) =>
    set.has(word) || set.has(word.charAt(0).toLowerCase() + word.slice(1));
  const following = followingParts(next);
  let short = false;
  for (const { word, start } of lastParts(before)) {
    const whole = following.some(
      (more) => knows(leading, word + more) || knows(closing, word + more),
    );
    if (whole) return true;
    const bare = word.slice(0, -1);
    const soFar = before.slice(0, start);
    const counted = afterNumber.test(soFar);
    if (knows(closing, bare)) {
      if (onlyDate.test(soFar)) return true;
      if (bare.includes('.') || counted) return false;
    }
    const alone = consonant.test(bare) && !counted && !afterLetter.test(soFar);
    if (counted && units.has(bare)) continue;
    short ||= knows(leading, bare);
    short ||= (alone || knows(beforeNumber, bare)) && anyNumber.test(next);
  }
  return short;
}

function germanShort(before: string, next: string): boolean {
  const tail = before.slice(-longest);
  if (germanDay.test(tail) && germanTime.test(next)) return true;
  if (germanStreet.test(tail) && number.test(next)) return true;
  return ordinal.test(tail) && germanCounted.test(next);
}

function thaiShort(before: string, next: string): boolean {
  if (onlyThaiTime.test(before)) return true;
  return thaiTime.test(before.slice(-longest)) && thaiGoesOn.test(next);
}

/**
 * Returns the possible abbreviations at the end of a text, without spaces: the last part, the last two parts
 * and the last three parts.
 */
function lastParts(before: string): { word: string; start: number }[] {
  const found: { word: string; start: number }[] = [];
  let end = before.trimEnd().length;
  let word = '';
  while (found.length < maxParts) {
    const tail = before.slice(Math.max(0, end - longest), end);
    const token = (tail.split(/\s/u).at(-1) ?? '').replace(/^\P{L}+/u, '');
    const clean = token.replace(beforePart, '');
    if (!part.test(clean)) break;
    word = clean + word;
    found.push({ word, start: end - clean.length });
    if (clean !== token) break;
    end = before.slice(0, end - token.length).trimEnd().length;
  }
  return found;
}

/**
 * Returns the possible continuations of an abbreviation at the start of a text: the first part or the first
 * two parts, without the last full stop.
 */
function followingParts(next: string): string[] {
  const first = firstPart.exec(next);
  if (!first?.[1]) return [];
  const second = firstPart.exec(next.slice(first[0].length))?.[1];
  const parts = [first[1], ...(second === undefined ? [] : [first[1] + second])];
  return parts.map((word) => word.slice(0, -1));
}

/**
 * Abbreviations that precede the word to which they belong, so that their full stop hardly ever ends a
 * sentence. They are listed without the last full stop and without spaces (`z.B` also covers `z. B.`). The
 * first letter may be a capital in the text; the other letters must match exactly: `bd` does not match BD.
 * Abbreviations that often end sentences (etc., a.m.) are not listed.
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
 * Abbreviations that are also ordinary words, or that may end a sentence. Only before a number is their full
 * stop treated as part of the abbreviation. Single consonants (p. 5, s. XX) need no entry here.
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

/**
 * Abbreviations at the end of a date, a time or a name. A sentence is never split inside such an
 * abbreviation, but may end after it.
 */
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

/** The abbreviations of a language, grouped by the meaning of their full stop. */
interface Abbreviations {
  leading: ReadonlySet<string>;
  beforeNumber: ReadonlySet<string>;
  closing: ReadonlySet<string>;
}

const known = new Map<string, Abbreviations>();

/** Returns the abbreviations of a language (a code from `languages`); empty if none are listed. */
function abbreviationsOf(language: string): Abbreviations {
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
