import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
});
export type Column = z.infer<typeof Column>;

const Index = z.object({
  table: z.string(),
  name: z.string(),
  definition: z.string(),
  unique: z.boolean(),
  partial: z.boolean(),
});
export type Index = z.infer<typeof Index>;

/**
 * The tables of a database, read from the database itself, so that a new table needs no entry in the code.
 */
export interface Tables {
  /** The columns, in the order of the tables. Columns that the database generates are omitted. */
  columns: Column[];
  indexes: Index[];
}

export async function readTables(db: Database): Promise<Tables> {
  const [columns, indexes] = await db.batch([
    db.execute(sql`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        a.attnotnull as required
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`),
    db.execute(sql`
      select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition,
        x.indisunique as unique, x.indpred is not null as partial
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace
      order by c.relname, i.relname`),
  ]);
  return { columns: parseRows(Column, columns), indexes: parseRows(Index, indexes) };
}
