import { languageOf } from '#language/languages.ts';
import { endsShort } from './ends-short.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Cuts a line into its sentences by rule: the engine's sentence boundaries (Unicode Annex 29), mended
 * where they part what belongs together: titles and initials, direct speech and who said it, a closing
 * quotation mark behind a French space. Nothing is added or lost but the spaces between sentences.
 */
export function splitSentences(language: string, line: string): string[] {
  const found: string[] = [];
  const opens = languageOf(language).spaces ? nothing : trailingOpeners;
  let carried = '';
  for (const { segment: cut } of segmenterOf(language).segment(line)) {
    const opening = opens.exec(cut)?.[0] ?? '';
    const segment = carried + cut.slice(0, cut.length - opening.length);
    carried = opening;
    const last = found.length - 1;
    const closes = opensLow(found[last] ?? '') ? leadingHighCloser : leadingClosers;
    const closers = closes.exec(segment)?.[0] ?? '';
    if (last >= 0 && closers !== '') found[last] += closers;
    const rest = segment.slice(last >= 0 ? closers.length : 0);
    if (rest.trim() === '') continue;
    if (last >= 0 && belongs(language, found[last] ?? '', rest)) {
      found[last] += rest;
      if (
        (startsSmall.test(rest) || startsWithin.test(rest)) &&
        speaksOn(found[last - 1] ?? '', found[last] ?? '')
      )
        found[last - 1] += found.pop() ?? '';
    } else found.push(rest);
  }
  if (carried !== '') found.push((found.pop() ?? '') + carried);
  return found
    .flatMap((sentence) => sentence.split(language === 'nl' ? cutBehindDutch : cutBehind))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Closing marks that the engine leaves in front of the next sentence (« Oui. » Il sort). Right before a
 * word, » and ” open the next one, as in German books (»Komm!«) and in Swedish (”Kom!”).
 */
const leadingClosers = /^\s*(?:[)\]」』）]|[»”](?![\p{L}\p{N}]))+\s*/u;
/** Behind „ the mark that opens elsewhere closes („Ja. “ Er geht). */
const leadingHighCloser = /^\s*(?:[)\]」』）]|[»”“](?![\p{L}\p{N}]))+\s*/u;
const opensLow = (text: string) =>
  text.lastIndexOf('„') > Math.max(text.lastIndexOf('“'), text.lastIndexOf('”'));
/** Where nothing parts sentences, the engine leaves the next one's opening marks behind (好。“我来了。”). */
const trailingOpeners = /(?<![“‘「『（《【])[“‘「『（《【]+$/u;
const nothing = /(?!)/u;
/** Another's turn on the same line, which the engine takes for a dash within a sentence: — Non ! — Pourquoi ? */
const cutBehind = /(?<=[.!?…])\s+(?=[—–]\s?[¡¿«“"]*\p{Lu})/u;
/** Dutch sentences that begin with a small letter: ’s Avonds leest hij. */
const cutBehindDutch = new RegExp(`${cutBehind.source}|(?<=[.!?])\\s+(?=['’][stnm] \\p{Lu})`, 'u');
const anyWord = /[\p{L}\p{N}]/u;
/** A sentence's last mark that the engine cuts behind whatever follows; Greek asks with `;`. */
const loudEnd = /[!?;…！？؟][\s"'’‘”“»«›‹)\]]*$/u;
const startsSmall = /^[\s"'“„‚«»‹›(\u2013\u2014-]*\p{Ll}/u;
/** Marks that no sentence begins with: « Oui ! », dit-il. */
const startsWithin = /^[,;:،؛，、；：]/u;
const initial = /(?:^|[\s("'’«“„.])(?!I\.)\p{Lu}\.\s*$/u;
/**
 * English words that begin a sentence and hardly ever a name: the U.S. Army, but: the U.S. It is big. The
 * before a capital goes on with a title: E.T. The Extra-Terrestrial.
 */
const onlyBegins =
  /^["'“‘(]*(?:It|He|She|We|They|You|The(?=\s+\p{Ll})|This|That|These|Those|There|My|Our|Your|His|Her|Their|But|I(?=['’]|\s\p{Ll}))(?!\p{L})/u;
const germanOrdinal = /(?:^|\s)(?:am|der|des|dem|den|zum|vom|im|das|die)\s\d{1,3}\.\s*$/iu;
const germanRoman =
  /(?:^|\s)(?:[Dd](?:er|es|em|en|as|ie)|[AaIi]m|[Zz]um|[Vv]om)\s[IVX]{1,5}\.\s*$/u;
/** The number of a heading: II. La ville. */
const romanHead = /^[IVX]{2,8}\.\s*$/u;
/** Hungarian counts its kings, wars and districts in front of the word: II. Rákóczi, az I. Világkupa. */
const hungarianOrdinal = /(?:^|[\s(„])[IVXL]{1,8}\.\s*$/u;
const hungarianBegins = /^(?:Az?|Egy|És|De|Ez|Ott|Itt|Én|Te|Ő|Nem|Igen|Már|Most)(?!\p{L})/u;
const speech = [
  ['„', '“'],
  ['„', '”'],
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
] as const;
const japaneseQuote = /[」』]\s*$/u;
const japaneseQuoting = /^(?:と|って|、)/u;
/** Said to the quotation mark itself, as it should be, or as a word of its own: "네."라고, "네." 하고. */
const koreanQuote = /["'”’»」』]\s*$/u;
const koreanQuoting = /^(?:이?라[고며는]|하[고며])\s(?!싶)/u;

/** Whether `next` still belongs to the sentence `before`. */
function belongs(language: string, before: string, next: string): boolean {
  if (!anyWord.test(next) || !anyWord.test(before)) return true;
  if (startsWithin.test(next)) return true;
  if (loudEnd.test(before) && startsSmall.test(next)) return true;
  if (language === 'ja') return japaneseQuote.test(before) && japaneseQuoting.test(next);
  if (language === 'ko' && koreanQuote.test(before)) {
    if (!/\s$/u.test(before)) return /^\p{sc=Hang}/u.test(next);
    return koreanQuoting.test(next) || saysWho(language, before, next);
  }
  const german = language === 'de' && (germanOrdinal.test(before) || germanRoman.test(before));
  if (german || romanHead.test(before)) return true;
  if (language === 'hu' && hungarianOrdinal.test(before) && !hungarianBegins.test(next))
    return true;
  if (language === 'en' && initial.test(before) && onlyBegins.test(next)) return false;
  if (withinDate(language, before, next) || saysWho(language, before, next)) return true;
  return initial.test(before) || endsShort(language, before, next);
}

/** Whether speech begun within the sentence `before` ends in `next`, which then goes on with its teller. */
function speaksOn(before: string, next: string): boolean {
  return speech.some(([open, close]) => {
    const at = before.lastIndexOf(open);
    const within = at > 0 && anyWord.test(before.slice(0, at)) && before.indexOf(close, at) < 0;
    return within && next.includes(close) && !next.includes(open);
  });
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(languageOf(language).locale, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** Where a date in figures has spaces: 3. 5. 1990, and 2010. 5. 12. in Hungarian. */
const spacedDates: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'hu', 'nb', 'pl']);

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '[12]\\d{3}';
/** What stands before the stop that is asked about, and what behind it. */
const seams = [
  [day, `${month}\\.(?!\\p{Nd})`],
  [`${day}\\. ?${month}`, `${year}(?!\\p{Nd})`],
] as const;
const hungarianSeams = [
  [year, `${month}\\.(?!\\p{Nd})`],
  [`${year}\\. ?${month}`, `${day}(?:\\.|-|$)`],
] as const;
const patterns = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([before, next]) => ({
    before: new RegExp(`(?:^|[\\s(„"])${before}\\.\\s*$`, 'u'),
    next: new RegExp(`^${next}`, 'u'),
  }));
const usual = patterns(seams);
const hungarian = patterns([...hungarianSeams, ...seams]);

/** No date is longer. */
const longest = 20;

/** Whether the stop that `before` ends with stands within a date in figures that goes on in `next`. */
function withinDate(language: string, before: string, next: string): boolean {
  if (!spacedDates.has(language)) return false;
  const tail = before.slice(-longest);
  return (language === 'hu' ? hungarian : usual).some(
    (seam) => seam.before.test(tail) && seam.next.test(next),
  );
}

/**
 * Who spoke, behind what was said, in scripts without capitals: nothing else tells "…?" he asked from a
 * sentence of its own. Arabic and Hebrew begin with the verb, the others have who it was before it.
 */
const saying: Record<string, RegExp> = {
  ar: /^(?:(?:قال|سأل|أجاب|صاح|صرخ|همس|هتف|أضاف|رد)(?:ت|وا)?|قل(?:ت|نا))(?![\p{L}\p{M}])/u,
  he: /^(?:(?:אמר|שאל|צעק|לחש|השיב)(?:ה|ו|תי)?|(?:אומר|שואל)ת?|עונה|ענ(?:ה|תה|ו|יתי)|הוסיפ?[הף])(?!\p{L})/u,
  zh: /^\p{sc=Han}{1,8}(?:说|問|问|回答|喊|叫)(?:道|着)?[。！]?\s*$/u,
  hi: /ने\s(?:\S+\s){0,2}(?:कहा|पूछा|बताया)(?![\p{L}\p{M}])/u,
  ko: /^\S{1,12}[이가은는]\s(?:\S+\s){0,2}(?:말|대답|물었|소리)/u,
  ur: /نے\s(?:\S+\s){0,2}(?:کہا|پوچھا|بتایا)(?!\p{L})/u,
};
const closed = /["'”“’»›]\s*$/u;

/** Whether `next` says who spoke the words that `before` ends with; a colon behind it opens others. */
function saysWho(language: string, before: string, next: string): boolean {
  return closed.test(before) && (saying[language]?.test(next) ?? false) && !next.includes(':');
}
