import { agreeWithEnding } from '../agree-with-ending.ts';
import { bracketsAsAlternatives } from '../bracketed-endings.ts';
import { listWordings } from '../list-wordings.ts';
import type { MarkingLanguage } from './marking-language.ts';

/** More forms than these come of a list that was never meant as one answer. */
const maxForms = 64;

const shorthand = { agree: agreeWithEnding, brackets: bracketsAsAlternatives };

/**
 * Every form that an answer allows (language-rules 2.11): what the shorthand of lists stands for
 * (`listWordings`), with and without what else stands in parentheses. The first is the answer as it is
 * shown, the last the entry as it stands: whoever copies it is right. A copy has its signs: without them
 * der Lehrerin would be der Lehrer/in with a slip.
 */
export function acceptedForms(answer: string, language: MarkingLanguage, typed: string): string[] {
  const wordings = firstForms(listWordings(language.code, answer, shorthand));
  const isCopy = /[^\p{L}\p{M}\p{N}\s'’]/u.test(typed);
  const forms = [...new Set(wordings.map(evenlySpaced))].filter((form) => form !== '');
  const entry = evenlySpaced(answer);
  if (entry !== '' && !forms.includes(entry) && (isCopy || forms.length === 0)) forms.push(entry);
  return forms;
}

/** An answer as it is shown and compared: with one plain space wherever a text has another or more. */
export const evenlySpaced = (answer: string): string => answer.replace(/\s+/g, ' ').trim();

/** The forms of these wordings, in order: n parentheses have 2^n of them, and no more are made than count. */
function firstForms(wordings: readonly string[]): string[] {
  const forms: string[] = [];
  for (const wording of wordings) {
    for (const form of withAndWithout(wording)) {
      forms.push(form);
      if (forms.length === maxForms) return forms;
    }
  }
  return forms;
}

/** What parentheses hold, left out and kept; attached to a word they are another ending. */
function* withAndWithout(form: string): Generator<string> {
  const found = /[(（]([^()（）]*)[)）]/.exec(form);
  if (!found) {
    yield form;
    return;
  }
  const before = form.slice(0, found.index);
  const after = form.slice(found.index + found[0].length);
  const inside = found[1] ?? '';
  yield* withAndWithout(before + after);
  yield* withAndWithout(before + inside + after);
  // amigo(a)s: the ending takes the place of the vowel before it.
  if (/[oae]$/u.test(before) && /^[aoe]s?$/u.test(inside)) {
    yield* withAndWithout(before.slice(0, -1) + inside + after);
  }
}
