import { expect, test } from 'vitest';
import { cefrLevels, levelDescriptors } from './cefr.ts';
import { audienceAge, audienceGroups, audienceLevel, isAudience } from './levels.ts';

test('lists ten CEFR sub-levels and the school years of 13 countries', () => {
  expect(cefrLevels).toHaveLength(10);
  expect([cefrLevels.at(0), cefrLevels.at(-1)]).toEqual(['A1.1', 'C1.2']);
  expect(audienceGroups.map((group) => group.key)).toEqual([
    'cefr',
    'england',
    'scotland',
    'northern-ireland',
    'ireland',
    'germany',
    'france',
    'spain',
    'usa',
    'mexico',
    'peru',
    'colombia',
    'argentina',
    'india',
  ]);
});

test('identifies every audience by a short, unique key', () => {
  const all = audienceGroups.flatMap((group) => group.audiences);
  expect(new Set(all.map((audience) => audience.key)).size).toBe(all.length);
  for (const { key, level } of all) {
    expect(isAudience(key)).toBe(true);
    expect(key.length).toBeLessThanOrEqual(60);
    expect(audienceLevel(key)).toBe(level);
  }
});

test.each([
  ['A1.2', 'A1.2', undefined],
  ['england/year-8', 'A1.2', 12],
  ['scotland/secondary-3', 'A2.2', 14],
  ['france/troisieme', 'B1.1', 14],
  ['argentina/anio-3', 'A2.1', 14],
  ['germany/klasse-13', 'B2.2', 18],
  ['atlantis/year-1', 'A2.1', undefined],
  ['constructor/name', 'A2.1', undefined],
])('resolves %s to %s', (audience, level, age) => {
  expect(audienceLevel(audience)).toBe(level);
  expect(audienceAge(audience)).toBe(age);
});

test('never lowers the maximum sentence length at a higher level', () => {
  const caps = cefrLevels.map((level) => levelDescriptors[level].maxSentenceLength);
  expect([...caps].sort((a, b) => a - b)).toEqual(caps);
});
