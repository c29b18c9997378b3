import { expect, it } from 'vitest';
import { withoutNames } from './without-names.ts';

const names = {
  own: 'Léa Dupont-Moreau',
  others: ['Tom O’Brien', 'Rose Miller', '山田太郎 花子', 'Иван Петров', 'Al Wu'],
};

it.each([
  ['the pupil’s own name', 'Je m’appelle Léa Dupont-Moreau.', 'Je m’appelle [name].'],
  ['the pupil’s own name in lower case without accents', 'je suis lea', 'je suis [name]'],
  ['the name of a classmate', 'Mon ami Tom aime le foot.', 'Mon ami [name] aime le foot.'],
  ['a name in the genitive', "Tom's dog and ROSE’s cat", "[name]'s dog and [name]’s cat"],
  ['a name of two parts', 'Mr O’Brien et Rose Miller', 'Mr O’[name] et [name]'],
  ['a Cyrillic name but not its Latin spelling', 'l’ami d’Ivan; Иван', 'l’ami d’Ivan; [name]'],
  ['a name in a script without spaces', 'わたしは花子です', 'わたしは[name]です'],
  ['a name with a decomposed accent', 'Le\u0301a', '[name]'],
])('replaces %s', (_, text, written) => {
  expect(withoutNames(text, names)).toBe(written);
});

it.each(['Une rose rouge.', 'Les tomates', 'Also, all is well.', 'Leaves fall.', ''])(
  'leaves other words unchanged: %j',
  (text) => {
    expect(withoutNames(text, names)).toBe(text);
  },
);
