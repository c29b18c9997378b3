import { languageOf } from '#language/languages.ts';
import { normalizeLine } from '#language/text/build-sentence.ts';
import { parseListNumber } from './list-number.ts';
import { openMarkdown } from './open-markdown.ts';
import { turnsIn } from './parse-speaker.ts';

/**
 * One logical line of a teacher's text: wrapped lines are joined, and the list number is removed from the
 * text.
 */
export interface PastedLine {
  text: string;
  /** True after an empty line or an ornament; true for every line if the text has no empty lines. */
  startsParagraph: boolean;
  /** True for an item of a numbered list; the number is not part of `text`. */
  numbered: boolean;
}

const ended = /[.!?:;…。！？：؟؛۔।]["'’”»)\]」』）\s]*$/u;
/** Matches an emoji at the end of a row. ❤ is an emoji only if the variation selector follows it. */
const emojiEnd = /(?:\p{Emoji_Presentation}|\ufe0f)$/u;
/** A visible soft hyphen, at which the row was broken. */
const softHyphen = /\u00ad[^\S\n]*\n[^\S\n]*(?=\p{L})/gu;
const anyWord = /[\p{L}\p{N}]/u;
/**
 * Matches final punctuation that line wrapping may have separated from its sentence. A line that has no words
 * and does not match is an ornament (***).
 */
const endMarks = /^[.!?…。！？؟۔।"'’”“»«)\]」』）\s]+$/u;

/** How to treat rows that may be wrapped lines: `joined` joins them; with `kept`, each row is a line. */
export type Wraps = 'joined' | 'kept';

/**
 * Parses the lines of a pasted text: cleans them up, joins wrapped lines and removes list numbers. A line of
 * ornaments has no content, so it is dropped and the next line starts a paragraph.
 */
export function parseLines(language: string, text: string, wraps: Wraps = 'joined'): PastedLine[] {
  const broken = text.replace(/\r\n?|[\u2028\u2029\v\f\u0085]/gu, '\n');
  const whole = wraps === 'joined' ? broken.replace(softHyphen, '') : broken;
  const given = withoutBullets(openMarkdown(whole).split('\n'));
  const rows = given.map(({ row }) => row);
  const list = listIn(language, rows);
  const turnOf = turnsIn(rows);
  const spaced = rows.some((row, at) => row === '' && at > 0 && at < rows.length - 1);
  const lines: PastedLine[] = [];
  let gap = false;
  rows.forEach((row, at) => {
    const last = lines.at(-1);
    const item = list?.get(at);
    const numbered = item !== undefined;
    const text = item ?? row;
    const joins = row !== '' && !gap && !numbered && !given[at]?.listed;
    const wrapped =
      wraps === 'joined' &&
      last &&
      joins &&
      (goesOn(language, last.text, rows[at - 1] ?? '') || closes(last.text, row)) &&
      !begins(turnOf, last.text, row);
    if (!anyWord.test(text) && !(wrapped && endMarks.test(row))) {
      gap = true;
      return;
    }
    if (wrapped) last.text = joinRows(language, last.text, row);
    else {
      const startsParagraph = last !== undefined && (gap || !spaced);
      lines.push({ text, startsParagraph, numbered });
    }
    gap = false;
  });
  return lines;
}

/**
 * True if a row begins a new speaker's turn even though the previous row is unfinished. Requires that the
 * speaker's name also begins another row, or that the text so far began with a speaker's name. Otherwise the
 * row continues a sentence that contains a colon: …the new teacher / said: “Come in!”
 */
function begins(turnOf: ReturnType<typeof turnsIn>, soFar: string, row: string): boolean {
  const turn = turnOf(row);
  if (!turn) return false;
  return turn.again || (turnOf(soFar) !== null && !/^\p{Ll}/u.test(row));
}

/** True if a row ends a quotation in East Asian brackets that began on the previous line. */
function closes(soFar: string, row: string): boolean {
  const [opening, closing] = [row.indexOf('「'), row.indexOf('」')];
  const isOpen = soFar.lastIndexOf('「') > soFar.lastIndexOf('」');
  return isOpen && closing >= 0 && (opening < 0 || closing < opening);
}

/**
 * True if a line was wrapped: it is long and its sentence is unfinished. Thai has no sentence-final
 * punctuation, so every row of Thai is a line.
 */
function goesOn(language: string, soFar: string, row: string): boolean {
  if (language === 'th') return false;
  const full = languageOf(language).spaces ? 45 : 22;
  return row.length >= full && !ended.test(soFar) && !emojiEnd.test(soFar);
}

/**
 * Returns the rows of numbered lists without their numbers; null if fewer than half of the rows have a
 * number.
 */
function listIn(language: string, rows: readonly string[]): Map<number, string> | null {
  const filled = rows.filter((row) => anyWord.test(row)).length;
  const items = rows.flatMap((row, at) => {
    const item = parseListNumber(row);
    return item && !goesOnAsDate(language, item.rest) ? [{ ...item, at }] : [];
  });
  const found = new Map<number, string>();
  let last: number | null = null;
  items.forEach(({ number, rest, at }, index) => {
    if (last !== null && !countsOn(last, number, items[index + 1]?.number)) return;
    last = number;
    found.set(at, rest);
  });
  return found.size >= 2 && found.size * 2 >= filled ? found : null;
}

/**
 * True if `number` can follow `last` in a list. It is normally one higher, but a list may skip one number. A
 * new list may begin at 1 if the next number continues it. 1. Mai and 3. Oktober are therefore not a list.
 */
function countsOn(last: number, number: number, next: number | undefined): boolean {
  if (number === last + 1) return true;
  return (number === last + 2 || number === 1) && next === number + 1;
}

/** List bullets, including the symbol-font bullets of Word; `o` and `·` are bullets only before a tab. */
const bullet = /^(?:([●○■□])(?!\1)|[•▪◦‣➢➤►▶✓✔→⇒❖\uf0a7\uf0b7\uf0d8\uf0fc\uf076]|[o·](?=\t))\s*/u;
const hyphen = /^-\s+(?=\S)/u;
const star = /^\*\s+(?=\S)/u;
const asked = /[!?؟！？](?:\s|$)/u;

/** One row of a text; `listed` is true if the row had a bullet. */
interface BulletRow {
  row: string;
  listed: boolean;
}

/**
 * Cleans up the rows and removes bullets. A star is a bullet if most rows begin with a star. A hyphen is a
 * bullet under the same condition, unless one of the rows is a question or an exclamation, because the text
 * is then a dialogue (`- Ça va ?`).
 */
export function withoutBullets(rows: readonly string[]): BulletRow[] {
  const filled = rows.filter((row) => row.trim() !== '');
  const most = (mark: RegExp) => {
    const marked = filled.filter((row) => mark.test(row.trim()));
    return marked.length >= 2 && marked.length * 2 >= filled.length ? marked : [];
  };
  const hyphened = most(hyphen);
  const marks = [bullet];
  if (most(star).length > 0) marks.push(star);
  if (hyphened.length > 0 && !hyphened.some((row) => asked.test(row))) marks.push(hyphen);
  return rows.map((row) => {
    const whole = row.trimStart();
    const mark = marks.find((each) => each.test(whole));
    return { row: normalizeLine(mark ? whole.replace(mark, '') : row), listed: mark !== undefined };
  });
}

/** Languages in which a date is written as a number with a full stop, followed by the month. */
const withStop: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'nb']);
const months = new Map<string, readonly string[]>();

/**
 * True if the text after a row's number makes the number a date, as in a diary or a timetable: 1. Mai: Wir
 * fahren …. Returns false for a month alone, which may be a list item.
 */
function goesOnAsDate(language: string, rest: string): boolean {
  if (!withStop.has(language)) return false;
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const isMonth = monthsOf(language).includes(word.toLocaleLowerCase(language));
  return isMonth && /[\p{L}\p{N}]/u.test(rest.slice(word.length));
}

/** Returns the names of the months in the form used after a day: kesäkuuta, května. */
function monthsOf(language: string): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const { locale } = languageOf(language);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, at) =>
    date.formatToParts(Date.UTC(2001, at, 15)).find(({ type }) => type === 'month'),
  ).flatMap((part) => part?.value.toLocaleLowerCase(language) ?? []);
  months.set(language, names);
  return names;
}

const hyphened = /(?<=[\p{L}\p{M}])[-\u2010־]$/u;
/**
 * Matches a hyphen at the start of a row. Portuguese, Polish and Czech repeat the hyphen that ended the
 * previous row.
 */
const secondHyphen = /^[-\u2010](?=\p{L})/u;

/** Conjunctions that may follow a suspended hyphen: Vor- und Nachteile. */
const parting: Record<string, string> = {
  en: 'and or to',
  fr: 'et ou',
  es: 'y e o u',
  de: 'und oder bzw sowie bis',
  it: 'e o',
  pt: 'e ou',
  nl: 'en of',
  sv: 'och eller',
  da: 'og eller',
  nb: 'og eller',
  fi: 'ja tai',
  pl: 'i lub',
  cs: 'a nebo',
  hu: 'és vagy',
  ru: 'и или',
  uk: 'і й та або',
};

/**
 * Joins two rows of a wrapped line. A hyphen at the end of the first row joins the parts of a compound. In
 * German, where compounds have no hyphen, such a hyphen comes from hyphenation; it is removed before a
 * lower-case letter.
 */
export function joinRows(language: string, before: string, row: string): string {
  if (!languageOf(language).spaces) return before + row;
  if (!hyphened.test(before) || partsHyphen(language, row)) return `${before} ${row}`;
  if (language === 'de' && /^\p{Ll}/u.test(row)) return before.replace(hyphened, '') + row;
  return before + row.replace(secondHyphen, '');
}

function partsHyphen(language: string, row: string): boolean {
  const first = /^\p{L}+(?=[.\s]|$)/u.exec(row)?.[0] ?? '';
  return (parting[language] ?? '').split(' ').includes(first) && first !== '';
}
