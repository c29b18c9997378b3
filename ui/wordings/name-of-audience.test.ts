import { expect, test } from 'vitest';
import { audienceGroups } from '#language/levels.ts';
import { nameOfAudience, nameOfGroup } from './name-of-audience.ts';

test('names the groups of levels', () => {
  expect(audienceGroups.map(({ key }) => nameOfGroup(key))).toEqual([
    'CEFR',
    'England',
    'Scotland',
    'Northern Ireland',
    'Ireland',
    'Germany',
    'France',
    'Spain',
    'USA',
    'Mexico',
    'Peru',
    'Colombia',
    'Argentina',
    'India',
  ]);
});

test.each([
  ['A1.2', 'A1.2'],
  ['england/year-8', 'Year 8, England'],
  ['scotland/secondary-3', 'Secondary 3 (S3), Scotland'],
  ['france/troisieme', 'Troisième (3e), France'],
  ['argentina/anio-3', '3.er año (Secundaria), Argentina'],
  ['germany/klasse-13', 'Klasse 13, Germany'],
  ['atlantis/year-1', 'atlantis/year-1'],
  ['constructor/name', 'constructor/name'],
])('names %s as "%s"', (audience, name) => {
  expect(nameOfAudience(audience)).toBe(name);
});
