import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Visibility } from '#contracts/resources/resource.ts';
import { singleLine } from '#contracts/validation/single-line.ts';
import { searchable } from '#db/queries/search-text.ts';
import { requireFeature } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { isVoice } from '#lessons/draft/voices.ts';
import { requeueSpeech, sendLater } from './generation/send-later.ts';
import { changeAndReadOwn, showResource } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/** Maximum number of voices. Voices are stored per speaker, and no text has this many speakers. */
const maxVoices = 50;
const Voices = z
  .record(
    z.string().check(z.maxLength(60)),
    z.string().check(z.maxLength(60), z.refine(isVoice, 'This voice does not exist.')),
  )
  .check(
    z.refine((voices) => Object.keys(voices).length <= maxVoices, 'There are too many voices.'),
  );

const Row = z.object({ generation: z.nullable(z.number()) });

const Body = z
  .object({
    title: z.optional(
      singleLine().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(120)),
    ),
    visibility: z.optional(Visibility),
    /** True if the resource appears in the department's list. */
    shared: z.optional(z.boolean()),
    voices: z.optional(Voices),
  })
  .check(
    z.refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'Nothing to change.',
    ),
  );

/**
 * `PATCH /v1/resources/:id`: updates the name, the visibility, the sharing with the department, or the
 * voices. If the voices change, regenerates the audio, but reuses existing clips with the same voice. 429
 * after too many requests.
 */
export const updateResource = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: ResourceParams, body: Body, once: false },
  async ({ params, body, db, caller, env, waitUntil }) => {
    const voices = body.voices === undefined ? null : JSON.stringify(body.voices);
    const title = body.title ?? null;
    if (body.shared) requireFeature(caller, 'sharedArea');
    if (body.voices) await limitRate(db, 'remake', caller.id);
    const change = sql`
      with changed as (
        update resources r set title = coalesce(${title}::text, r.title),
          search_text = case when ${title}::text is null then r.search_text
            else ${searchable(title ?? '')}::text || substr(r.search_text, length(r.title) + 1) end,
          visibility = coalesce(${body.visibility ?? null}::text, r.visibility),
          shared = coalesce(${body.shared ?? null}::boolean and exists (
            select 1 from users u where u.id = r.owner_id and u.organisation_id is not null), r.shared),
          voices = coalesce(${voices}::jsonb, r.voices),
          revision = r.revision + 1, updated_at = now()
        where r.id = ${params.id} and r.owner_id = ${caller.id} and r.removed_at is null
        returning r.id, r.status
      ), speech as (
        ${requeueSpeech(
          params.id,
          sql`${voices}::jsonb is not null
          and exists (select 1 from changed where status in ('review', 'final'))`,
        )}
      )
      select (select generation from speech) as generation from changed`;
    const { row, resource } = await changeAndReadOwn({ db, caller }, params.id, change, Row);
    if (!resource) throw notFound('This resource was not found.');
    const generation = row?.generation;
    if (generation) {
      sendLater(env, waitUntil, [{ resourceId: params.id, part: 'speech', generation }]);
    }
    return showResource(resource, { caller });
  },
);
