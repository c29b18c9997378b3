import { expect, test } from 'vitest';
import { agreeWithEnding } from './accepted-forms.ts';

test.each([
  ['es', 'el ', 'alumno', 'a', 'la '],
  ['es', 'el ', 'alumno', 'os', 'los '],
  ['es', 'Con el ', 'alumno', 'a', 'Con la '],
  ['es', 'al ', 'alumno', 'a', 'a la '],
  ['es', '', 'alumno', 'a', ''],
  ['es', 'estar muy ', 'cansado', 'a', 'estar muy '],
  ['es', 'un poco ', 'cansado', 'a', 'un poco '],
  ['es', 'un buen ', 'amigo', 'a', null],
  ['pt', 'O meu ', 'amigo', 'a', 'A minha '],
  ['it', 'un ', 'amico', 'a', "un'"],
  ['it', 'un ', 'ragazzo', 'a', 'una '],
  ['it', '', "l'amico", 'a', ''],
  ['it', '', "l'amico", 'i', null],
  ['it', '', "un'amica", 'o', null],
  ['fr', 'le ', 'voisin', '-e', 'la '],
  ['fr', 'les ', 'voisins', '-es', 'les '],
  ['fr', 'mon ', 'amie', '-s', 'mes '],
  ['fr', 'ton ', 'ami', 'e', 'ton '],
  ['fr', 'une ', 'ami', 'e', null],
  ['de', 'der ', 'Lehrer', 'in', 'die '],
  ['de', 'zum ', 'Lehrer', 'in', 'zur '],
  ['de', 'das ', 'Brot', '-e', 'die '],
  ['de', 'ein ', 'Brot', '-e', null],
  ['de', 'der ', 'Tag', '-es', null],
  ['sv', 'en ', 'bil', '-ar', null],
  ['hu', 'a ', 'ház', '-ak', 'a '],
  ['ru', 'наш ', 'ученик', '-и', 'наш '],
])('%s: makes "%s%s" agree with the ending "%s"', (language, before, word, tail, expected) => {
  expect(agreeWithEnding(language, before, word, tail)).toBe(expected);
});
