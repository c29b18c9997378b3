import { expect, test } from 'vitest';
import type { WordingReport } from '#contracts/wordings/wording-report.ts';
import { createMatcher, matchReports } from './match-reports.ts';
import type { WordingTexts } from './wording-texts.ts';

const entry = (id: string, message: string) => ({ id, message, files: [], comments: [] });
const correction = { hasDraft: false, by: null, publishedAt: null };
const texts: WordingTexts = {
  messages: [
    entry('save01', 'Save'),
    entry('words1', '{count, plural, one {# word} other {# words}} by {name}'),
    entry('gaps01', '{a}: {b}'),
    entry('part01', '{name} has {share} of <0>all points</0>'),
    entry('part02', '{name} has {share} of <0>all points</0> (late)'),
    entry('read01', '{isNew, select, true {New: {title}} other {}}{text}'),
    entry('broken', 'A {gap'),
    entry('new001', 'Not translated'),
  ],
  built: {
    de: {
      save01: 'Speichern',
      words1: '{count, plural, one {# Wort} other {# Wörter}} von {name}',
      part01: '{name} hat {share} von <0>allen Punkten</0>',
      part02: '{name} hat {share} von <0>allen Punkten</0> (verspätet)',
    },
  },
  corrections: [{ locale: 'de', message: 'save01', wording: 'Sichern', ...correction }],
};

test.each([
  ['Speichern', 'save01'],
  ['Sichern', 'save01'],
  ['  Sichern\n', 'save01'],
  ['1 Wort von Ana', 'words1'],
  ['1.200 Wörter von Max (8b)', 'words1'],
  ['Ana hat 50 % von allen Punkten', 'part01'],
  ['Ana hat 50 % von allen Punkten (verspätet)', 'part02'],
  ['Not translated', 'new001'],
  ['Au marché: une orange', null],
  ['speichern', null],
])('finds the message of the German text %j', (quoted, id) => {
  expect(createMatcher(texts, 'de')(quoted)).toBe(id);
});

test('groups reports by message, and keeps those of other texts', () => {
  const report = (id: string, locale: 'de' | 'fr' | 'en-GB', quoted: string): WordingReport => ({
    ...{ id, locale, quoted, path: '/', wanted: '', problem: 'Odd', createdAt: '' },
  });
  const reports = [
    report('1', 'de', 'Sichern'),
    report('2', 'en-GB', 'Save'),
    report('3', 'fr', 'Save'),
    report('4', 'de', 'Ein eigener Text'),
  ];
  const { byMessage, others } = matchReports(texts, reports);
  expect([...byMessage].map(([id, found]) => [id, found.map((one) => one.id)])).toEqual([
    ['save01', ['1', '2', '3']],
  ]);
  expect(others.map(({ id }) => id)).toEqual(['4']);
});
