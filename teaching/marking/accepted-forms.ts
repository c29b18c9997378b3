import { isArticle } from '../languages/articles.ts';
import type { MarkingLanguage } from './marking-language.ts';

/** More forms than these come of a list that was never meant as one answer. */
const mostForms = 64;

/** Words that stand for one another inside an answer: "he/she is" is two answers, not "he" and "she is". */
const pronouns = new Set(
  `he she his her him it they them il elle ils elles lui leur él ella ellos ellas usted lui lei loro
  egli er sie es ihm ihr ele ela eles elas hij zij ze han hun hon on ona ono он она оно они`.split(
    /\s+/,
  ),
);

/**
 * Every form that an answer allows (language-rules 2.11): `/`, `;` and `|` part alternatives outside
 * parentheses, what stands in parentheses may be left out, `amigo(a)` is amigo and amiga, and `le/la
 * prof` is le prof and la prof. The first is the answer as it is shown.
 */
export function acceptedForms(answer: string, language: MarkingLanguage): string[] {
  const forms = splitOutside(answer, language).flatMap(withAndWithout);
  return [...new Set(forms.map(evenlySpaced))].filter((form) => form !== '').slice(0, mostForms);
}

/** An answer as it is shown and compared: with one plain space wherever a text has another or more. */
export const evenlySpaced = (answer: string): string => answer.replace(/\s+/g, ' ').trim();

function splitOutside(answer: string, language: MarkingLanguage): string[] {
  const whole = cutAt(answer, (rest) => /^\s*[;|；｜]\s*|^\s+\/\s*|^\s*\/\s+/.exec(rest)?.[0]);
  return whole.flatMap((part) => {
    const byWord = exchangeWords(part, language);
    return byWord ?? cutAt(part, (rest) => /^[/／]/.exec(rest)?.[0]);
  });
}

/** Cuts where `mark` matches outside parentheses. */
function cutAt(text: string, mark: (rest: string) => string | undefined): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if ('(（'.includes(letter)) depth += 1;
    if (')）'.includes(letter)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const found = mark(text.slice(at));
    if (!found) continue;
    parts.push(text.slice(from, at));
    from = at + found.length;
    at = from - 1;
  }
  return [...parts, text.slice(from)];
}

/** `le/la prof`: both words are articles or pronouns, so they stand for one another in their place. */
function exchangeWords(part: string, { code }: MarkingLanguage): string[] | null {
  const found = /(^|\s)([\p{L}\p{M}'’]+)\/([\p{L}\p{M}'’]+)(?=\s)/u.exec(part);
  if (!found) return null;
  const [matched, before = '', left = '', right = ''] = found;
  const small = (word: string) => isArticle(code, word) || pronouns.has(word.toLowerCase());
  if (!small(left) || !small(right)) return null;
  const start = part.slice(0, found.index) + before;
  const end = part.slice(found.index + matched.length);
  return [left, right].map((word) => start + word + end);
}

/** What parentheses hold, kept and left out; attached to a word they are another ending. */
function withAndWithout(form: string): string[] {
  const found = /[(（]([^()（）]*)[)）]/.exec(form);
  if (!found) return [form];
  const before = form.slice(0, found.index);
  const after = form.slice(found.index + found[0].length);
  const inside = found[1] ?? '';
  const forms = [before + after, before + inside + after];
  // amigo(a): the ending takes the place of the vowel before it.
  if (/[oae]$/u.test(before) && /^[aoe]s?$/u.test(inside)) {
    forms.push(before.slice(0, -1) + inside + after);
  }
  return forms.flatMap(withAndWithout);
}
