import { isArticle } from '#language/articles.ts';
import { elidedHead } from '#language/elisions.ts';
import { languageOf } from '#language/languages.ts';
import { listWordings } from '#language/list-wordings.ts';
import { withoutBrackets } from '#language/text/without-brackets.ts';
import { fold } from '../../questions/find-in-text.ts';

/** `le beau / la belle (adj.)` -> beau, belle: every wording without what stands beside the word itself. */
function wordings(text: string, language: string): string[] {
  // Articles go anyway: which one an ending would have does not matter.
  return listWordings(language, withoutBrackets(text), { agree: (_, before) => before })
    .map((wording) => fold(withoutArticle(wording.trim(), language), language))
    .filter((wording) => wording !== '');
}

function withoutArticle(text: string, language: string): string {
  const head = elidedHead(language, text) ?? '';
  if (head !== '' && isArticle(language, head)) return text.slice(head.length);
  if (!languageOf(language).spaces) return text;
  const [first = '', ...rest] = text.split(/\s+/);
  return rest.length > 0 && isArticle(language, first) ? rest.join(' ') : text;
}

/**
 * Whether two wordings of a language may stand for each other: one of the one is one of the other, or
 * the whole of one is within the other. Such a text is no wrong answer beside the right one.
 */
export function sameMeaning(one: string, other: string, language: string): boolean {
  const [first, second] = [wordings(one, language), wordings(other, language)];
  const spaced = (text: string) =>
    ` ${text
      .toLocaleLowerCase(language)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  const within = (short: string, long: string) => short.trim().length > 3 && long.includes(short);
  return (
    first.some((wording) => second.includes(wording)) ||
    within(spaced(one), spaced(other)) ||
    within(spaced(other), spaced(one))
  );
}
