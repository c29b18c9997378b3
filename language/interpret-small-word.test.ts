import { describe, expect, test } from 'vitest';
import { interpretSmallWord } from './interpret-small-word.ts';

/** Returns the interpretations of the small word after the only slash of an entry. */
function read(language: string, entry: string, besideEndings = false) {
  const [, before = '', word = '', tail = '', behind = ''] =
    /^(.*?)([^\s/]+)\/(\S+)(.*)$/.exec(entry) ?? [];
  return interpretSmallWord(language, { before, word, tail, behind, besideEndings });
}

describe('a small word after a slash', () => {
  test.each([
    ['fr', 'la poste/le bureau', ['words'], 'no ending "le" follows an "e"'],
    ['fr', "l'hôtel/le motel", ['words'], 'both sides have an article'],
    ['fr', 'nul/le en maths', ['endings'], '"en" follows a noun or adjective'],
    ['fr', 'être heureux/se sentir bien', ['words', 'endings'], 'ambiguous'],
    ['es', 'ir a pie/a caballo', ['words'], 'both sides begin with "a"'],
    ['es', 'ir en coche/a pie', ['words'], 'both sides are adverbials of manner'],
    ['es', 'al cine/a la playa', ['words'], 'an article follows the small word'],
    ['es', 'director/a de cine', ['endings'], '"de" follows a noun'],
    ['es', 'hermano/a mayor', ['endings', 'words'], 'ambiguous'],
    ['it', 'di giorno/e di notte', ['words'], 'both sides are adverbials of time'],
    ['de', 'Schüler/in der 8b', ['endings', 'words'], 'ambiguous'],
    ['de', 'gehen/in die Stadt fahren', ['words'], 'the word before the slash is not a noun'],
    ['pl', 'lubić/a może', ['words'], 'an infinitive has no ending "a"'],
    ['hu', 'ház/a kert', ['words'], 'Hungarian has no such endings'],
  ])('%s: interprets the small word in "%s"', (language, entry, expected) => {
    expect(read(language, entry)).toEqual(expected);
  });

  test('interprets the tail as an ending if another word of the entry has an ending', () => {
    expect(read('es', 'hermano/a mayor', true)).toEqual(['endings']);
  });
});
