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
    ['fr', 'la poste/le bureau', ['words'], 'le hangs on no e'],
    ['fr', "l'hôtel/le motel", ['words'], 'both have an article'],
    ['fr', 'nul/le en maths', ['endings'], '"en" follows a noun or adjective'],
    ['fr', 'être heureux/se sentir bien', ['words', 'endings'], 'nothing tells'],
    ['es', 'ir a pie/a caballo', ['words'], 'both begin with a'],
    ['es', 'ir en coche/a pie', ['words'], 'a way beside a way'],
    ['es', 'al cine/a la playa', ['words'], 'an article follows'],
    ['es', 'director/a de cine', ['endings'], '"de" follows a noun'],
    ['es', 'hermano/a mayor', ['endings', 'words'], 'nothing tells'],
    ['it', 'di giorno/e di notte', ['words'], 'a time beside a time'],
    ['de', 'Schüler/in der 8b', ['endings', 'words'], 'nothing tells'],
    ['de', 'gehen/in die Stadt fahren', ['words'], 'no noun'],
    ['pl', 'lubić/a może', ['words'], 'no infinitive has it'],
    ['hu', 'ház/a kert', ['words'], 'no such ending is known'],
  ])('%s: interprets "%s"', (language, entry, expected) => {
    expect(read(language, entry)).toEqual(expected);
  });

  test('interprets the tail as an ending if another word of the entry has an ending', () => {
    expect(read('es', 'hermano/a mayor', true)).toEqual(['endings']);
  });
});
