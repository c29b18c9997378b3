import { languageOf } from '#language/languages.ts';
import { endsShort } from './ends-short.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Splits a line into sentences by rules. Starts from the JavaScript engine's sentence boundaries (Unicode
 * Annex 29). Corrects the boundaries that split (a) titles and initials, (b) direct speech and its reporting
 * clause, or (c) a closing quotation mark after a French space. Only the spaces between sentences are
 * removed.
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
 * Closing punctuation that the engine puts before the next sentence (« Oui. » Il sort). If » or ” is directly
 * before a word, it does not close but opens the next sentence, as in German books (»Komm!«) and in Swedish
 * (”Kom!”).
 */
const leadingClosers = /^\s*(?:[)\]」』）]|[»”](?![\p{L}\p{N}]))+\s*/u;
/**
 * Same as `leadingClosers`, but after an opening „. There “ closes the quotation („Ja. “ Er geht), although
 * it opens a quotation in other languages.
 */
const leadingHighCloser = /^\s*(?:[)\]」』）]|[»”“](?![\p{L}\p{N}]))+\s*/u;
const opensLow = (text: string) =>
  text.lastIndexOf('„') > Math.max(text.lastIndexOf('“'), text.lastIndexOf('”'));
/**
 * Opening punctuation of the next sentence that the engine leaves at the end of the previous sentence if
 * there is no space between them (好。“我来了。”).
 */
const trailingOpeners = /(?<![“‘「『（《【])[“‘「『（《【]+$/u;
const nothing = /(?!)/u;
/**
 * Another speaker's turn on the same line, which the engine treats as a dash within a sentence: — Non ! —
 * Pourquoi ?
 */
const cutBehind = /(?<=[.!?…])\s+(?=[—–]\s?[¡¿«“"]*\p{Lu})/u;
/** Also matches Dutch sentences that begin with a lower-case letter: ’s Avonds leest hij. */
const cutBehindDutch = new RegExp(`${cutBehind.source}|(?<=[.!?])\\s+(?=['’][stnm] \\p{Lu})`, 'u');
const anyWord = /[\p{L}\p{N}]/u;
/** Sentence-final punctuation after which the engine always splits; Greek uses `;` as its question mark. */
const loudEnd = /[!?;…！？؟][\s"'’‘”“»«›‹)\]]*$/u;
const startsSmall = /^[\s"'“„‚«»‹›(\u2013\u2014-]*\p{Ll}/u;
/** Punctuation that never begins a sentence: « Oui ! », dit-il. */
const startsWithin = /^[,;:،؛，、；：]/u;
const initial = /(?:^|[\s("'’«“„.])(?!I\.)\p{Lu}\.\s*$/u;
/**
 * English words that often begin a sentence and are rarely part of a name. Compare "the U.S. Army" with "the
 * U.S. It is big". "The" is not treated as the start of a sentence before a capital, because it then
 * continues a title: E.T. The Extra-Terrestrial.
 */
const onlyBegins =
  /^["'“‘(]*(?:It|He|She|We|They|You|The(?=\s+\p{Ll})|This|That|These|Those|There|My|Our|Your|His|Her|Their|But|I(?=['’]|\s\p{Ll}))(?!\p{L})/u;
const germanOrdinal = /(?:^|\s)(?:am|der|des|dem|den|zum|vom|im|das|die)\s\d{1,3}\.\s*$/iu;
const germanRoman =
  /(?:^|\s)(?:[Dd](?:er|es|em|en|as|ie)|[AaIi]m|[Zz]um|[Vv]om)\s[IVX]{1,5}\.\s*$/u;
/** The number of a heading: II. La ville. */
const romanHead = /^[IVX]{2,8}\.\s*$/u;
/** Hungarian ordinals of kings, wars and districts, which precede the word: II. Rákóczi, az I. Világkupa. */
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
/**
 * A Korean quotative particle, attached to the quotation mark (the correct form) or after a space: "네."라고,
 * "네." 하고.
 */
const koreanQuote = /["'”’»」』]\s*$/u;
const koreanQuoting = /^(?:이?라[고며는]|하[고며])\s(?!싶)/u;

/** True if `next` still belongs to the sentence `before`. */
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

/**
 * True if direct speech that began in the sentence `before` ends in `next` and is followed by its reporting
 * clause.
 */
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

/** Numeric dates with spaces: 3. 5. 1990, and 2010. 5. 12. in Hungarian. */
const spacedDates: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'hu', 'nb', 'pl']);

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '[12]\\d{3}';
/**
 * The places within a date where the engine may see a sentence end: each has a pattern for the text before it
 * and a pattern for the text after it.
 */
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

/** Maximum length of a date. */
const longest = 20;

/** True if the full stop at the end of `before` is inside a numeric date that continues in `next`. */
function withinDate(language: string, before: string, next: string): boolean {
  if (!spacedDates.has(language)) return false;
  const tail = before.slice(-longest);
  return (language === 'hu' ? hungarian : usual).some(
    (seam) => seam.before.test(tail) && seam.next.test(next),
  );
}

/**
 * Reporting clauses after a quotation, for scripts without capitals. In these scripts, only these words
 * distinguish "…?" he asked from a new sentence. Arabic and Hebrew begin with the verb, the other languages
 * with the speaker.
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

/**
 * True if `next` states who spoke the words at the end of `before`. False if `next` contains a colon, because
 * it then introduces other words.
 */
function saysWho(language: string, before: string, next: string): boolean {
  return closed.test(before) && (saying[language]?.test(next) ?? false) && !next.includes(':');
}
