import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import { answerCached } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const Params = z.object({ locale: z.enum(interfaceLocales) });

const Row = z.object({ wordings: z.record(z.string(), z.unknown()) });

/**
 * `GET /v1/wordings/:locale`: returns the published corrections of a language by message id, as pages say them. Caches may
 * return them for five minutes without asking again.
 */
export const listCorrections = operation<ContentEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { locale }, db, request }) => {
    const result = await db.execute(sql`
      select coalesce(jsonb_object_agg(v.message, v.compiled) filter (where v.compiled is not null),
        '{}') as wordings
      from (select distinct on (message) message, compiled from wording_versions
        where locale = ${locale} order by message, version desc) v`);
    const [row] = parseRows(Row, result);
    return answerCached(request, row?.wordings ?? {}, 'public, max-age=300');
  },
);
