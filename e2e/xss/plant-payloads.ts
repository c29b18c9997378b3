import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { payloads } from './payloads.ts';

/** Tables that no screen shows, or that become inconsistent when they are changed. */
const leftAlone = [
  'idempotency_keys',
  'attempts',
  'stripe_events',
  'media_objects',
  'mail_secrets',
];
/** Texts longer than this number of characters, such as Markdown pages, get many payloads. */
const roomy = 300;

/** The numbers of changed texts and columns, and the columns that could not be changed. */
export interface Planted {
  texts: number;
  columns: number;
  refused: string[];
}

/**
 * Adds a payload to every stored text that a person or a model could have written, in all tables. Such a text
 * is recognised by a space between letters. The sentences of lessons are rebuilt, so that their words include
 * the words of the payloads.
 */
export async function plantPayloads(db: Database): Promise<Planted> {
  const { rows: columns } = await db.execute<{ tab: string; col: string; kind: string }>(sql`
    select c.table_name as tab, c.column_name as col, c.data_type as kind
    from information_schema.columns c join pg_tables t on t.tablename = c.table_name
    where t.schemaname = 'public' and c.table_schema = 'public' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb') order by 1, 2`);
  const planted: Planted = { texts: 0, columns: 0, refused: [] };
  const spoil = (text: string): string => {
    if (!/\p{L}\S* \S*\p{L}/u.test(text)) return text;
    planted.texts += 1;
    const many = text.length > roomy ? 40 : 1;
    const start = planted.texts * many;
    const more = Array.from({ length: many }, (_, at) => payloads[(start + at) % payloads.length]);
    return [text, ...more].join(many > 1 ? '\n\n' : ' ');
  };
  for (const { tab, col, kind } of columns) {
    if (leftAlone.includes(tab)) continue;
    const before = planted.texts;
    const change = tab === 'resources' && col === 'text' ? spoilText(spoil) : deep(spoil);
    const refused = await changeColumn(db, { tab, col, kind }, change);
    if (refused) planted.refused.push(`${tab}.${col}`);
    else if (planted.texts > before) planted.columns += 1;
  }
  return planted;
}

async function changeColumn(
  db: Database,
  { tab, col, kind }: { tab: string; col: string; kind: string },
  change: (value: unknown) => unknown,
): Promise<boolean> {
  const [table, column] = [sql.identifier(tab), sql.identifier(col)];
  const { rows } = await db.execute<{ at: string; value: unknown }>(sql`
    select t.ctid::text as at, t.${column} as value from ${table} t
    where t.${column}::text like '% %' limit 500`);
  if (rows.length === 0) return false;
  const values = rows.map(({ at, value }) => ({ at, value: change(value) }));
  const cast: SQL = kind === 'jsonb' ? sql`jsonb` : sql`text`;
  try {
    await db.execute(sql`
      update ${table} t set ${column} = v.value
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (at text, value ${cast})
      where t.ctid = v.at::tid`);
    return false;
  } catch {
    return true;
  }
}

const deep =
  (spoil: (text: string) => string) =>
  (value: unknown): unknown => {
    if (typeof value === 'string') return spoil(value);
    if (Array.isArray(value)) return value.map(deep(spoil));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(spoil)(one)]));
  };

/** Returns a lesson's text with a payload at the end of every sentence and in some speakers' names. */
const spoilText =
  (spoil: (text: string) => string) =>
  (value: unknown): unknown => {
    const text = value as Text;
    return {
      ...text,
      sentences: text.sentences.map((sentence) => ({
        ...buildSentence(
          sentence.id,
          [
            sentence.speaker ? spoil(`${sentence.speaker} x`).slice(0, 60) : '',
            spoil(`${sentence.target.text} a b`),
            spoil(`${sentence.native.text} a b`),
          ],
          text,
        ),
      })),
    };
  };
