import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { listWordings, withEnding } from './list-wordings.ts';
import { agreeWithEnding, bracketsAsAlternatives } from './marking/accepted-forms.ts';

const asMarked = { agree: agreeWithEnding, brackets: bracketsAsAlternatives };

describe('the wordings of a list entry', () => {
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
    // Interchangeable articles and pronouns
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
    ['de', 'das Brot, -e', ['das Brot', 'die Brote']],
    ['sv', 'flicka, -n, -or', ['flicka', 'flickan', 'flickor']],
    ['pl', 'duży/a/e', ['duży', 'duża', 'duże']],
    ['ru', 'новый, -ая, -ое', ['новый', 'новая', 'новое']],
    ['ru', 'американец/ка', ['американец', 'американка']],
    ['el', 'καλός, -ή, -ό', ['καλός', 'καλή', 'καλό']],
    ['la', 'bonus, -a, -um', ['bonus', 'bona', 'bonum']],
    // Two complete wordings; the second starts with a small word that is an ending in other entries
    ['fr', 'la poste/le bureau de poste', ['la poste', 'le bureau de poste']],
    ['fr', 'la maison/le domicile', ['la maison', 'le domicile']],
    ['fr', "l'hôtel/le motel", ["l'hôtel", 'le motel']],
    ['fr', 'se laver/se doucher', ['se laver', 'se doucher']],
    ['fr', "s'appeler/se nommer", ["s'appeler", 'se nommer']],
    ['fr', 'il est beau/elle est belle', ['il est beau', 'elle est belle']],
    ['fr', 'ce/se', ['ce', 'se']],
    ['es', 'al/a la', ['al', 'a la']],
    ['es', 'ir en coche/a pie', ['ir en coche', 'a pie']],
    ['es', 'ir al cine/a mi casa', ['ir al cine', 'a mi casa']],
    ['es', 'esa chica/esa mujer', ['esa chica', 'esa mujer']],
    ['pt', 'o carro/o automóvel', ['o carro', 'o automóvel']],
    ['pt', 'o menino/a menina', ['o menino', 'a menina']],
    ['it', 'il cane/i cani', ['il cane', 'i cani']],
    ['it', 'andare/a piedi', ['andare', 'a piedi']],
    ['it', 'di giorno/e di notte', ['di giorno', 'e di notte']],
    ['de', 'in der Schule/in die Schule', ['in der Schule', 'in die Schule']],
    ['de', 'zu Hause/in meinem Haus', ['zu Hause', 'in meinem Haus']],
    ['de', 'sie kommt/er kommt', ['sie kommt', 'er kommt']],
    ['nl', 'in het huis/in de tuin', ['in het huis', 'in de tuin']],
    ['ro', 'a merge/a pleca', ['a merge', 'a pleca']],
    ['pl', 'lubić/a może', ['lubić', 'a może']],
    ['cs', 'jít/a vrátit se', ['jít', 'a vrátit se']],
    ['ru', 'читать/и писать', ['читать', 'и писать']],
    ['ru', 'его/ее книга', ['его книга', 'ее книга']],
    ['el', 'ο φίλος/η φίλη', ['ο φίλος', 'η φίλη']],
    // An ending that is followed by more words
    ['fr', 'bon/ne en maths', ['bon en maths', 'bonne en maths']],
    ['fr', 'heureux/se de te voir', ['heureux de te voir', 'heureuse de te voir']],
    ['es', 'el profesor/a de inglés', ['el profesor de inglés', 'la profesora de inglés']],
    ['es', 'un/a estudiante', ['un estudiante', 'una estudiante']],
    ['es', 'el niño/a pequeño/a', ['el niño pequeño', 'la niña pequeña']],
    ['it', 'bravo/a in matematica', ['bravo in matematica', 'brava in matematica']],
    ['de', 'der Lehrer/in für Deutsch', ['der Lehrer für Deutsch', 'die Lehrerin für Deutsch']],
    ['nl', 'vriend/in van mij', ['vriend van mij', 'vriendin van mij']],
    // Both interpretations if the entry is ambiguous
    ['es', 'hermano/a mayor', ['hermano mayor', 'hermana mayor', 'hermano', 'a mayor']],
    ['de', 'Schüler/in der 8b', ['Schüler der 8b', 'Schülerin der 8b', 'Schüler', 'in der 8b']],
    // One article before a word with two forms
    ['es', 'el alumno/a', ['el alumno', 'la alumna']],
    ['es', 'del alumno/a', ['del alumno', 'de la alumna']],
    ['es', 'los niños/as', ['los niños', 'las niñas']],
    ['es', 'el camión, -es', ['el camión', 'los camiones']],
    ['es', 'ser un poco tímido/a', ['ser un poco tímido', 'ser un poco tímida']],
    ['es', 'un buen amigo/a', ['un buen amigo']],
    ['pt', 'o meu amigo/a', ['o meu amigo', 'a minha amiga']],
    ['it', 'il ragazzo/a', ['il ragazzo', 'la ragazza']],
    ['it', 'un amico/a', ['un amico', "un'amica"]],
    ['it', "l'amico/a", ["l'amico", "l'amica"]],
    ['it', 'il libro/i', ['il libro', 'i libri']],
    ['fr', 'un ami/e', ['un ami', 'une amie']],
    ['fr', 'mon ami/e', ['mon ami', 'mon amie']],
    ['fr', 'mon cousin/e', ['mon cousin', 'ma cousine']],
    ['fr', 'le danseur, -euse', ['le danseur', 'la danseuse']],
    ['de', 'der Lehrer/in', ['der Lehrer', 'die Lehrerin']],
    ['de', 'Ein Freund/in', ['Ein Freund', 'Eine Freundin']],
    ['de', 'der Tag, -es, -e', ['der Tag', 'die Tage']],
    ['de', 'jede/r Schüler/in', ['jeder Schüler', 'jede Schülerin']],
    ['de', 'ein/e Deutsche/r', ['ein Deutscher', 'eine Deutsche']],
    ['nl', 'de vriend/in', ['de vriend', 'de vriendin']],
    ['ro', 'un student/ă', ['un student', 'o studentă']],
    ['el', 'ο φίλος/η', ['ο φίλος', 'η φίλη']],
    ['sv', 'en flicka, -n, -or', ['en flicka']],
    ['en', 'a teacher/s', ['a teacher']],
    ['en', 'the teacher/s', ['the teacher', 'the teachers']],
    // Gender endings in parentheses agree with one another and with the words before them
    ['fr', 'un(e) ami(e)', ['un ami', 'une amie']],
    ['fr', 'un(e) bon(ne) ami(e)', ['un bon ami', 'une bonne amie']],
    ['fr', 'le/la petit(e) ami(e)', ['le petit ami', 'la petite amie']],
    ['fr', 'il/elle est content(e)', ['il est content', 'elle est contente']],
    ['fr', "l'ami(e)", ["l'ami", "l'amie"]],
    ['es', 'un(a) profesor(a)', ['un profesor', 'una profesora']],
    ['es', 'el alumno(a)', ['el alumno', 'la alumna']],
    ['es', 'los niños(as)', ['los niños', 'las niñas']],
    ['es', 'japonés(a)', ['japonés', 'japonesa']],
    ['pt', 'o(a) aluno(a)', ['o aluno', 'a aluna']],
    ['de', 'ein(e) Kollege(in)', ['ein Kollege', 'eine Kollegin']],
    ['de', 'jede(r) Schüler(in)', ['jeder Schüler', 'jede Schülerin']],
    ['de', 'ein(e) neue(r) Lehrer(in)', ['ein neuer Lehrer', 'eine neue Lehrerin']],
    ['el', 'ο φίλος(η)', ['ο φίλος', 'η φίλη']],
    // A pronoun after an ending does not have to agree with the ending
    [
      'es',
      'casado/a con él/ella',
      ['casado con él', 'casado con ella', 'casada con él', 'casada con ella'],
    ],
    ['es', 'país/es', ['país', 'países']],
    ['es', 'inglés/a', ['inglés', 'inglesa']],
    // Lists of endings
    ['hu', '-ban/-ben', ['-ban', '-ben']],
    ['tr', '-de/-da', ['-de', '-da']],
    ['en', '-ed/-ing', ['-ed', '-ing']],
    ['ko', '-은/-는', ['-은', '-는']],
  ])('%s: expands “%s”', (language, entry, expected) => {
    expect(listWordings(language, entry, asMarked)).toEqual(expected);
  });

  test('includes the first form of Angestellte with both articles', () => {
    expect(listWordings('de', 'der/die Angestellte/r', asMarked)).toEqual(
      expect.arrayContaining(['der Angestellte', 'die Angestellte']),
    );
  });
});

test.each([
  ['fr', 'un(e) prof(esseur)'],
  ['fr', 'un(e) élève(s)'],
  ['fr', 'fatigué(e)(s)'],
  ['fr', '(re)venu(e)'],
  ['fr', '(être) allé(e)s'],
  ['fr', 'mon copain (un(e) ami(e))'],
  ['es', 'un(a) estudiante(s)'],
  ['it', 'un(a) amico(a)'],
  ['it', 'il signor(e)'],
  ['de', 'der Friede(n)'],
  ['de', 'dem Mann(e)'],
  ['de', 'ich gehe gern(e) nach Haus(e)'],
  ['ru', '(на)писал(а)'],
  ['nl', 'een goed(e) vriend(in)'],
  ['en', 'a(n) apple'],
  ['en', 'my friend(s) live(s) here'],
  ['ja', '食べ(る)'],
])('%s: leaves the parentheses of %s for marking', (language, entry) => {
  expect(listWordings(language, entry, asMarked)).toEqual([entry]);
});

test.each([
  ['fr', 'prêt(e)/disponible', ['prêt(e)', 'disponible']],
  ['fr', 'ami(e)/copain(e)', ['ami(e)', 'copain(e)']],
  ['de', 'Freund(in)/Kumpel(in)', ['Freund(in)', 'Kumpel(in)']],
])(
  '%s: splits %s into its wordings and never returns an ending alone',
  (language, entry, expected) => {
    expect(listWordings(language, entry, asMarked)).toEqual(expected);
  },
);

/**
 * Short nouns and verb phrases, by language, each starting with a small word. None of them is long enough to
 * be split.
 */
const wordings: Record<string, readonly string[]> = {
  fr: ['le vol', "l'hôtel", 'la poste', 'se doucher', 'le prix', 'une maison', "s'en aller"],
  it: ['il cane', 'i cani', 'la mela', 'le mele', "l'auto", 'gli amici', 'un amico'],
  pt: ['o carro', 'a viatura', 'os alunos', 'as casas', 'um cão', 'o professor'],
  el: ['ο φίλος', 'η φίλη', 'το παιδί', 'τα παιδιά', 'οι φίλοι'],
  ro: ['a merge', 'a pleca', 'a face duș'],
  nl: ['in het huis', 'in de tuin', 'in bed'],
  de: ['in der Schule', 'in die Stadt', 'in Berlin'],
};
const pair = fc
  .constantFrom(...Object.entries(wordings))
  .chain(([language, all]) =>
    fc.tuple(fc.constant(language), fc.constantFrom(...all), fc.constantFrom(...all)),
  );

test('splits an entry of two complete wordings into exactly these two', () => {
  fc.assert(
    fc.property(pair, ([language, one, other]) => {
      expect(listWordings(language, `${one}/${other}`, asMarked)).toEqual([
        ...new Set([one, other]),
      ]);
    }),
  );
});

test('returns 1 to 64 wordings for any entry, and does not change plain text', () => {
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
      const wordings = listWordings(language, text, asMarked);
      expect(wordings.length).toBeGreaterThan(0);
      expect(wordings.length).toBeLessThanOrEqual(64);
      const begins = (each: string) => each.trimStart().startsWith('-');
      if (!text.includes('-')) expect(wordings.some(begins)).toBe(false);
      if (!/[/／;,]|\p{L}\(/u.test(text)) expect(wordings).toEqual([text]);
    }),
  );
});

test.each([
  // The last letter is replaced
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
  // The ending repeats letters of the word
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
  // The ending’s letters occur in the word only by chance
  ['it', 'professore', 'ssa', 'professoressa'],
  ['it', 'professore', '-essa', 'professoressa'],
  ['it', 'studente', 'ssa', 'studentessa'],
  ['de', 'Kunde', '-in', 'Kundin'],
])('%s: joins %s and the ending %s, giving %s', (language, word, tail, expected) => {
  expect(withEnding(language, word, tail)).toBe(expected);
});
