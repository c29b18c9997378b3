import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { type InterfaceLocale, interfaceLocales } from '#language/wordings/interface-languages.ts';
import { wordingProblems } from '#language/wordings/wording-faults.ts';
import {
  type Catalogue,
  cataloguePath,
  readCatalogue,
  withTranslations,
} from '#web/build/catalogues.ts';
import { Explained, readOptions, runCommand } from './command.ts';
import { databaseHindrance } from './deployment/database-hindrance.ts';
import { databaseOfEnvironment } from './deployment/database-of-environment.ts';
import { environmentOption } from './deployment/read-environment.ts';

const usage = `npm run take-wordings -- --env staging|production [--settings file]
DATABASE_URL=postgresql://… npm run take-wordings

Writes the corrections of wordings that admins have published into the catalogues (wordings/), so that they are part of
the next build. Review the changes and commit them. A correction is written once: a catalogue that was changed
afterwards is left as it is.`;

const Correction = z.object({
  locale: z.enum(interfaceLocales as [InterfaceLocale, ...InterfaceLocale[]]),
  message: z.string(),
  version: z.number(),
  wording: z.string(),
  isTaken: z.boolean(),
});
export type Correction = z.infer<typeof Correction>;

/** Returns the published corrections, the newest of each wording. */
export async function publishedCorrections(db: Database): Promise<Correction[]> {
  const result = await db.execute(sql`
    select v.locale, v.message, v.version, v.wording, v.taken_at is not null as "isTaken"
    from (select distinct on (locale, message) * from wording_versions
      order by locale, message, version desc) v
    where v.wording is not null order by v.locale, v.message`);
  return parseRows(Correction, result);
}

/** What becomes of the corrections of a language. */
export interface Taken {
  /** The corrections to write into the catalogue. */
  written: Correction[];
  /** The corrections that the catalogue contains. */
  present: Correction[];
  /** The other corrections, each in a sentence that says why the catalogue is left as it is. */
  left: string[];
}

/** Decides which corrections are written into a language's catalogue. */
export function takeInto(catalogue: Catalogue, corrections: readonly Correction[]): Taken {
  const taken: Taken = { written: [], present: [], left: [] };
  for (const correction of corrections) {
    const { locale, message: id, wording, isTaken } = correction;
    const entry = catalogue.get(id);
    const name = `${locale} ${id} “${wording}”`;
    if (!entry) {
      taken.left.push(`${name}: the message no longer exists.`);
      continue;
    }
    const problems = wordingProblems(locale, entry.message, wording);
    if (entry.translation === wording) taken.present.push(correction);
    else if (isTaken) {
      taken.left.push(
        `${name}: the catalogue says “${entry.translation}” since it was taken. Go back to the wording of the build at /wordings/${id}/${locale}.`,
      );
    } else if (problems.length > 0) taken.left.push(`${name}: ${problems.join(' ')}`);
    else taken.written.push(correction);
  }
  return taken;
}

/** Records that corrections are in the catalogue, with one line in the audit log. */
export async function markTaken(db: Database, corrections: readonly Correction[]): Promise<void> {
  const marked = corrections.map(({ locale, message, version }) => ({ locale, message, version }));
  await db.execute(sql`
    with taken as (
      update wording_versions v set taken_at = now()
      from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb)
        as t(locale text, message text, version int)
      where v.locale = t.locale and v.message = t.message and v.version = t.version
        and v.taken_at is null
      returning v.locale)
    insert into audit_log (action, subject, after)
    select 'wordings.taken', string_agg(distinct locale, ', '), jsonb_build_object('count', count(*))
    from taken having count(*) > 0`);
}

/** Writes the published corrections of a database into the catalogues, and prints what it did. */
async function takeWordings(db: Database): Promise<void> {
  const corrections = await publishedCorrections(db);
  let count = 0;
  for (const locale of interfaceLocales) {
    const own = corrections.filter((one) => one.locale === locale);
    if (own.length === 0) continue;
    const { written, present, left } = takeInto(readCatalogue(locale), own);
    for (const sentence of left) console.log(sentence);
    if (written.length > 0) {
      const path = cataloguePath(locale);
      const translations = new Map(written.map(({ message, wording }) => [message, wording]));
      writeFileSync(path, withTranslations(locale, readFileSync(path, 'utf8'), translations));
      count += written.length;
    }
    // After the file is written, because a correction that is marked is not written again.
    await markTaken(db, [...written, ...present]);
  }
  console.log(
    count === 0
      ? 'The catalogues contain every published correction.'
      : `${count} corrected wordings are in the catalogues now. Review and commit wordings/, then deploy.`,
  );
}

/** The address of the database: DATABASE_URL, or that of the environment. */
async function databaseUrl(env: string | undefined, file: string | undefined): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (env !== undefined || !url) {
    return (await databaseOfEnvironment(environmentOption(env, usage), file)).url;
  }
  if (!URL.canParse(url)) throw new Explained(`DATABASE_URL is not an address.\n\n${usage}`);
  const hindrance = await databaseHindrance(url);
  if (hindrance) throw new Explained(`The database cannot be used: ${hindrance}.`);
  return url;
}

if (import.meta.main) {
  await runCommand(async () => {
    const options = { env: { type: 'string' }, settings: { type: 'string' } } as const;
    const given = readOptions(process.argv.slice(2), options, usage);
    await takeWordings(openToolDatabase(await databaseUrl(given.env, given.settings)));
  });
}
