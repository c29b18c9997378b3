import { expect, test } from 'vitest';
import { splitArticle } from './split-article.ts';

test.each([
  ['fr', 'le marché', 'le ', 'marché'],
  ['fr', "l'école", "l'", 'école'],
  ['fr', 'jouer', '', 'jouer'],
  ['fr', 'le maillot de bain', 'le ', 'maillot de bain'],
  ['de', 'der Hund', 'der ', 'Hund'],
  ['ar', 'السوق', '', 'السوق'],
  ['ja', '市場', '', '市場'],
])('%s: %s is %j and %j', (language, text, article, word) => {
  expect(splitArticle(text, language)).toEqual({ article, word });
});
