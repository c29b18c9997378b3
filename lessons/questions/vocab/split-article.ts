import { isArticle } from '#language/articles.ts';
import { elidedHead } from '#language/elisions.ts';
import { languageOf } from '#language/languages.ts';

/** A word of the list in its two parts; joined they are the word as it was. */
export interface ArticleAndWord {
  /** With the space after it; empty where the word has none of its own. */
  article: string;
  word: string;
}

/** `le marché` -> `le ` and `marché`; `l'école` -> `l'` and `école`. An article written onto the word stays. */
export function splitArticle(text: string, language: string): ArticleAndWord {
  const whole = { article: '', word: text };
  const head = elidedHead(language, text) ?? '';
  if (head !== '' && isArticle(language, head)) {
    return { article: text.slice(0, head.length), word: text.slice(head.length) };
  }
  if (!languageOf(language).spaces) return whole;
  const [, first = '', rest = ''] = /^(\S+\s+)(\S.*)$/u.exec(text) ?? [];
  return rest && isArticle(language, first.trim()) ? { article: first, word: rest } : whole;
}
