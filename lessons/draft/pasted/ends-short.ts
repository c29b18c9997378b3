import { abbreviationsOf } from './abbreviations.ts';

/** No abbreviation is longer, in up to so many parts: `i. d. R.`, `ap. J.-C.`. */
const longest = 40;
const maxParts = 3;

const beforePart = /^.*[("'’«»“„‚›‹[]/u;
const part = /^[\p{L}\p{M}.ª-]+\.$/u;
const firstPart = /^\s*([\p{L}\p{M}.-]{1,12}\.)/u;
const number = /^\s*[\p{Nd}]/u;
/** 12 or XII; a lone I is a word in English and Italian, and an X-ray is no number. */
const anyNumber = /^\s*(?:\p{Nd}|(?:[IVXL]{2,8}|[VX])(?![\p{L}-]))/u;
/** p. 5, pp. 5–7, s. 5, с. 5, s. XX: no language ends a sentence with a consonant that stands alone. */
const consonant = /^([b-df-hj-np-tv-xzб-джзк-нп-тф-щ])\1?$/u;
/** A letter before it makes it part of more: p. m., q. e. d. */
const afterLetter = /(?<!\p{L})\p{L}\.\s*$/u;
/** Titles and signs that measure, too, behind a number: M. Dupont mesure 1,80 m, en 12 sec. */
const units: ReadonlySet<string> = new Set(['m', 'м', 'см', 'sec', 'min']);
/** What can only begin a sentence: W 1990 r., Nel 44 a.C., Vers l’an 52 av. J.-C. */
const onlyDate = /^\P{L}*(?:[\p{L}\p{M}'’]{1,20}\s){1,2}\p{Nd}{1,4}\s*$/u;
const afterNumber = /\p{Nd}\s*$/u;
const germanDay = /(?:^|\s)(?:Mo|Di|Mi|Do|Fr|Sa|So)\.\s*$/u;
const germanTime = /^(?:\p{Nd}|(?:Abend|Mittag|Morgen|Nacht|Nachmittag|Vormittag)(?!\p{L}))/u;
/** Streets and squares, which have a number: Goethestr. 5, Marktpl. 2. */
const germanStreet = /\p{L}(?:str|pl)\.\s*$/u;
const ordinal = /(?:^|\s)\p{Nd}{1,2}\.\s*$/u;
const germanCounted =
  /^(?:J(?:h|hd|ahrhunderts?|änner|anuar|uni|uli)|Februar|März|April|Mai|August|September|Oktober|November|Dezember)(?!\p{L})/u;
/** A time of the clock, alone or at the end, and what goes on behind it: until, and, or, then, at, politely; every day. */
const thaiTime = /(?:^|\P{Nd})[\p{Nd}.:–-]{1,11}\s?น\.\s*$/u;
const onlyThaiTime = /^\P{L}*(?:(?:ตอน|เวลา)\s?)?[\p{Nd}.:–-]{1,11}\s?น\.\s*$/u;
const thaiGoesOn =
  /^\s*(?:[-–—(]|ถึง|จนถึง|และ|หรือ|แล้ว|แต่|จึง|ก็|ที่|เพื่อ|เพราะ|โดย|กับ|ของ|ตรง|ครับ|คะ|ค่ะ|นะ|(?:ทุก\S{1,10}|วันนี้|พรุ่งนี้)\s*$)/u;

/** Whether the stop that `before` ends with is an abbreviation's, and `next` goes on behind it. */
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

/** The abbreviation that a text ends with, without its spaces: its last part, its last two, its last three. */
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

/** What a text begins with as the rest of an abbreviation: its first part, its first two, with the last stop off. */
function followingParts(next: string): string[] {
  const first = firstPart.exec(next);
  if (!first?.[1]) return [];
  const second = firstPart.exec(next.slice(first[0].length))?.[1];
  const parts = [first[1], ...(second === undefined ? [] : [first[1] + second])];
  return parts.map((word) => word.slice(0, -1));
}
