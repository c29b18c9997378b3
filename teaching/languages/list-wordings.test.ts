import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { listWordings } from './list-wordings.ts';

describe('what an entry of a list stands for', () => {
  test.each([
    // Alternatives
    ['en', 'big / large; huge', ['big', 'large', 'huge']],
    ['fr', 'beau/belle', ['beau', 'belle']],
    ['es', 'sí/no', ['sí', 'no']],
    ['de', 'auf/in', ['auf', 'in']],
    ['ja', '犬／いぬ', ['犬', 'いぬ']],
    ['zh', '买；购买', ['买', '购买']],
    ['en', 'he/she', ['he', 'she']],
    ['en', 'to take (a photo/picture) / shoot', ['to take (a photo/picture)', 'shoot']],
    ['en', '24/7', ['24/7']],
    ['fr', '3/4 heure/s', ['3/4 heure', '3/4 heures']],
    // Articles and pronouns in their place
    ['fr', 'le/la dentiste', ['le dentiste', 'la dentiste']],
    ['de', 'der/die/das', ['der', 'die', 'das']],
    ['de', 'der/die Angestellte', ['der Angestellte', 'die Angestellte']],
    ['en', 'he/she is', ['he is', 'she is']],
    ['de', 'sie/er kommt', ['sie kommt', 'er kommt']],
    ['es', 'el/la actor/actriz', ['el actor', 'la actriz']],
    // Endings
    ['es', 'el/la profesor/a', ['el profesor', 'la profesora']],
    ['es', 'alto, -a', ['alto', 'alta']],
    ['es', 'guapo/-a', ['guapo', 'guapa']],
    ['es', 'chicos/as', ['chicos', 'chicas']],
    ['es', 'inglés/a', ['inglés', 'inglesa']],
    ['es', 'trabajador/ora', ['trabajador', 'trabajadora']],
    ['pt', 'o/a aluno/a', ['o aluno', 'a aluna']],
    ['pt', 'irmão/ã', ['irmão', 'irmã']],
    ['it', 'ragazzo/a', ['ragazzo', 'ragazza']],
    ['it', 'studente/ssa', ['studente', 'studentessa']],
    ['it', 'attore/trice', ['attore', 'attrice']],
    ['fr', 'un/e élève', ['un élève', 'une élève']],
    ['fr', 'étudiant/e', ['étudiant', 'étudiante']],
    ['fr', 'actif/-ive', ['actif', 'active']],
    ['fr', 'actif/ve', ['actif', 'active']],
    ['fr', 'heureux, -euse', ['heureux', 'heureuse']],
    ['fr', 'jaloux/se', ['jaloux', 'jalouse']],
    ['fr', 'acteur/rice', ['acteur', 'actrice']],
    ['fr', 'boulanger/-ère', ['boulanger', 'boulangère']],
    ['fr', 'italien/ne', ['italien', 'italienne']],
    ['de', 'der/die Lehrer/in', ['der Lehrer', 'die Lehrerin']],
    ['de', 'die Politiker/innen', ['die Politiker', 'die Politikerinnen']],
    ['de', 'Kollege/in', ['Kollege', 'Kollegin']],
    ['de', 'das Brot, -e', ['das Brot', 'das Brote']],
    ['sv', 'flicka, -n, -or', ['flicka', 'flickan', 'flickor']],
    ['pl', 'duży/a/e', ['duży', 'duża', 'duże']],
    ['ru', 'новый, -ая, -ое', ['новый', 'новая', 'новое']],
    ['ru', 'американец/ка', ['американец', 'американка']],
    ['el', 'καλός, -ή, -ό', ['καλός', 'καλή', 'καλό']],
    ['la', 'bonus, -a, -um', ['bonus', 'bona', 'bonum']],
  ])('%s: %s', (language, entry, expected) => {
    expect(listWordings(language, entry)).toEqual(expected);
  });

  test('with both articles "Angestellte" has its first form, so nothing is left out', () => {
    expect(listWordings('de', 'der/die Angestellte/r')).toEqual(
      expect.arrayContaining(['der Angestellte', 'die Angestellte']),
    );
  });
});

test('whatever is written, there are wordings, not without number, and plain text stays itself', () => {
  const word = fc.constantFrom(
    'le',
    'la',
    'amigo',
    'a',
    '-a',
    'in',
    '3',
    'Lehrer',
    '(e)',
    '你',
    'ή',
  );
  const sign = fc.constantFrom(' ', '/', ' / ', ', ', ';', '(', ')', '／', '');
  const entry = fc.array(fc.tuple(word, sign), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), entry, (language, parts) => {
      const text = parts.flat().join('');
      const wordings = listWordings(language, text);
      expect(wordings.length).toBeGreaterThan(0);
      expect(wordings.length).toBeLessThanOrEqual(64);
      if (!/[/／;,]/.test(text)) expect(wordings).toEqual([text]);
    }),
  );
});
