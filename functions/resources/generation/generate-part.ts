import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { includesFeature } from '#contracts/access/role.ts';
import { type Part, PartOptions } from '#contracts/resources/resource.ts';
import { emptiedText, formerText } from '#db/queries/former-text.ts';
import { jsonOf, jsonOrNull, readJson, selectJson } from '#db/queries/json-of.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { partJson, showPart } from '../read-resource.ts';
import { PartParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';
import { featureOf, isPart, requireFeatures } from './generate-resource.ts';
import { sendLater } from './send-later.ts';

const Query = z.object({
  /**
   * For the part `pictures`: the ids of the vocabulary items for which a picture is generated, separated by
   * commas.
   */
  images: z.optional(
    z.pipe(
      z.pipe(
        z
          .string()
          .check(
            z.maxLength(400),
            z.regex(/^v\d+(,v\d+)*$/, 'Name vocabulary items, such as v1,v4.'),
          ),
        z.transform((ids) => [...new Set(ids.split(','))]),
      ),
      PartOptions.shape.images.def.innerType,
    ),
  ),
});

const rewritten = JSON.stringify({
  code: 'check_failed',
  message: 'The text has been rewritten. Check this part, or regenerate it.',
});

/**
 * `POST /v1/resources/:id/parts/:part/generate`: generates or regenerates one part. This explicit request
 * also replaces manual edits. If the part is the text, it is rewritten and its parts are regenerated;
 * manually edited parts stay and are flagged. If no new text can be written, everything is restored. 409
 * while the text is being written, 429 after many parts.
 */
export const generatePart = operation<
  ResourcesEnv,
  z.infer<typeof PartParams>,
  z.infer<typeof Query>
>(
  {
    may: teachers,
    params: PartParams,
    query: Query,
    once: false,
    flood: ({ caller }) => caller?.id ?? '',
  },
  async ({ params: { id, part }, query, db, caller, env, waitUntil }) => {
    if (!isPart(part)) throw notFound('This part was not found.');
    requireFeatures(caller, ['createResources', featureOf(part)]);
    await limitRate(db, part === 'text' ? 'text' : 'part', caller.id);
    const options: PartOptions = {
      ...(part === 'speech' && includesFeature(caller, 'vocabAudio') && { vocabulary: true }),
      ...(part === 'pictures' && query.images && { images: query.images }),
    };
    const anew = part === 'text';
    const parts = sql`
      lesson as (
        select id, status from resources
        where id = ${id} and owner_id = ${caller.id} and removed_at is null for update
      ), p as (
        insert into resource_parts as q (resource_id, part, options)
        select id, ${part}, ${JSON.stringify(options)}::jsonb from lesson
        where status in ('review', 'final')
        on conflict (resource_id, part) do update set status = 'queued', problem = null,
          edited = false, leased_until = null, options = excluded.options,
          generation = q.generation + 1, updated_at = now()
        returning q.*
      ), others as (
        update resource_parts o set updated_at = now(), generation = o.generation + 1,
          leased_until = null, status = case when o.edited then 'needs-edit' else 'queued' end,
          problem = case when o.edited then ${rewritten}::jsonb end
        where o.resource_id = ${id} and o.part <> 'text' and ${anew} and exists (select 1 from p)
      ), changed as (
        update resources r set revision = r.revision + 1, updated_at = now(),
          former = case when ${anew} then ${formerText} else r.former end,
          status = case when ${anew} then 'writing' else r.status end,
          text = case when ${anew} then ${emptiedText} else r.text end
        from p where r.id = p.resource_id
      )`;
    const queued = jsonOf<{ part: Part | null }>({ part: jsonOrNull(partJson, sql`p`) });
    const row = await readJson(db, selectJson(queued, { parts, from: sql`lesson l` }));
    if (!row) throw notFound('This resource was not found.');
    if (!row.part) throw new ApiError('conflict', 'The text is still being written.');
    const { generation } = row.part;
    sendLater(env, waitUntil, [{ resourceId: id, part, generation }]);
    return showPart(row.part);
  },
);
