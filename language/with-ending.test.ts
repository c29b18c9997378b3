import { expect, test } from 'vitest';
import { withEnding } from './with-ending.ts';

test.each([
  // A letter that gives way
  ['fr', 'danseur', 'se', 'danseuse'],
  ['fr', 'chanteur', '-se', 'chanteuse'],
  ['fr', 'chanteur', '-euse', 'chanteuse'],
  ['fr', 'gros', 'se', 'grosse'],
  ['fr', 'roux', '-sse', 'rousse'],
  ['fr', 'doux', '-ce', 'douce'],
  ['fr', 'maître', 'sse', 'maîtresse'],
  ['fr', 'public', '-que', 'publique'],
  ['fr', 'grec', '-que', 'grecque'],
  ['es', 'jefe', 'a', 'jefa'],
  ['es', 'lápiz', '-ces', 'lápices'],
  ['es', 'profesores', 'as', 'profesoras'],
  ['es', 'francés', 'as', 'francesas'],
  ['pt', 'leão', '-oa', 'leoa'],
  ['it', 'attore', 'trice', 'attrice'],
  ['it', 'attore', 'ice', 'attrice'],
  ['nl', 'groot', 'e', 'grote'],
  ['nl', 'goed', 'e', 'goede'],
  ['pl', 'Polak', '-ka', 'Polka'],
  ['pl', 'śpiewak', '-czka', 'śpiewaczka'],
  ['pl', 'student', 'ka', 'studentka'],
  ['ru', 'должен', 'а', 'должна'],
  ['ru', 'уверен', 'а', 'уверена'],
  ['ru', 'ученик', 'ца', 'ученица'],
  // Letters that are written again
  ['fr', 'boulanger', '-ère', 'boulangère'],
  ['fr', 'directeur', '-trice', 'directrice'],
  ['es', 'chico', '-ca', 'chica'],
  ['es', 'chico', '-ica', 'chica'],
  ['es', 'campeón', '-ona', 'campeona'],
  ['es', 'emperador', '-atriz', 'emperatriz'],
  ['it', 'signore', '-ora', 'signora'],
  ['it', 'cameriere', '-era', 'cameriera'],
  ['it', 'amico', '-che', 'amiche'],
  ['ru', 'американец', '-анка', 'американка'],
  // Letters that stand in the word by chance
  ['it', 'professore', 'ssa', 'professoressa'],
  ['it', 'professore', '-essa', 'professoressa'],
  ['it', 'studente', 'ssa', 'studentessa'],
  ['de', 'Kunde', '-in', 'Kundin'],
])('%s: %s with %s is %s', (language, word, tail, expected) => {
  expect(withEnding(language, word, tail)).toBe(expected);
});
