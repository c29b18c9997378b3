import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import { cataloguePath, readCatalogue, withTranslations } from '#web/build/catalogues.ts';
import { type Correction, markTaken, publishedCorrections, takeInto } from './take-wordings.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`
    insert into wording_versions (locale, message, version, wording, published_at, taken_at) values
      ('de', 'save01', 1, 'Alt', now(), null), ('de', 'save01', 2, 'Sichern', now(), null),
      ('de', 'back01', 1, 'Alt', now(), null), ('de', 'back01', 2, null, now(), null),
      ('fr', 'save01', 1, 'Enregistrer', now(), now())`);
});
afterAll(() => database.close());

test('takes the newest published correction of each wording, and marks it once', async () => {
  const corrections = await publishedCorrections(database.db);
  expect(corrections).toEqual([
    { locale: 'de', message: 'save01', version: 2, wording: 'Sichern', isTaken: false },
    { locale: 'fr', message: 'save01', version: 1, wording: 'Enregistrer', isTaken: true },
  ]);
  await markTaken(database.db, corrections);
  await markTaken(database.db, corrections);
  expect((await publishedCorrections(database.db)).map(({ isTaken }) => isTaken)).toEqual([
    ...[true, true],
  ]);
  const { rows } = await database.db.execute(sql`select action, subject, after from audit_log`);
  expect(rows).toEqual([{ action: 'wordings.taken', subject: 'de', after: { count: 1 } }]);
});

const catalogue = new Map(
  Object.entries({ save01: ['Save', 'Speichern'], hello1: ['Hello {name}', ''] }).map(
    ([id, [message = '', translation = '']]) => [
      id,
      { message, translation, files: [], comments: [], context: undefined },
    ],
  ),
);
const correction = (message: string, wording: string, isTaken = false): Correction => ({
  ...{ locale: 'de', message, version: 1, wording, isTaken },
});

test('writes a correction that the catalogue lacks', () => {
  const corrections = [correction('save01', 'Sichern'), correction('hello1', 'Hallo {name}')];
  expect(takeInto(catalogue, corrections)).toEqual({ written: corrections, present: [], left: [] });
});

test('leaves a correction that the catalogue contains', () => {
  const corrections = [correction('save01', 'Speichern')];
  expect(takeInto(catalogue, corrections)).toEqual({ written: [], present: corrections, left: [] });
});

test.each([
  ['whose message no longer exists', correction('gone01', 'Weg'), /no longer exists/],
  ['that the catalogue has changed since', correction('save01', 'Sichern', true), /“Speichern”/],
  ['that lacks a gap', correction('hello1', 'Hallo'), /\{name\} is missing/],
])('explains a correction %s, and does not write it', (_, one, why) => {
  const { written, left } = takeInto(catalogue, [one]);
  expect(written).toEqual([]);
  expect(left).toEqual([expect.stringMatching(why)]);
});

test.each(interfaceLocales)('changes only the translation in the file of %s', (locale) => {
  const file = readFileSync(cataloguePath(locale), 'utf8');
  expect(withTranslations(locale, file, new Map())).toBe(file);
  const [id = ''] =
    [...readCatalogue(locale)].find(([, { message }]) => message === 'Cancel') ?? [];
  const changed = withTranslations(locale, file, new Map([[id, 'Ab "brechen"']])).split('\n');
  const lines = file.split('\n');
  expect(changed.filter((line, at) => line !== lines[at])).toEqual(['msgstr "Ab \\"brechen\\""']);
});
