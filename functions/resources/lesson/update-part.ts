import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import { type Part, Speech } from '#contracts/resources/resource.ts';
import { jsonListOf, jsonOf, jsonOrNull, readJson, selectJson } from '#db/queries/json-of.ts';
import { mergeSentences, patchSentence } from '#db/queries/merge-sentences.ts';
import { requeueVocabularyMedia } from '#db/queries/requeue-vocabulary-media.ts';
import { requireFeature } from '#functions/http/access.ts';
import { ApiError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { parseText } from '#language/text/parse-text.ts';
import { knownWordClips } from '#lessons/draft/word-clips.ts';
import { applyChunks } from '#lessons/questions/chunk/apply-chunks.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { sendLater, settleSeconds } from '../generation/send-later.ts';
import { partJson, type StoredResource, selectOwnResource, showPart } from '../read-resource.ts';
import { PartParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';
import { checkPart, requireFitPictures, unjudgedPictures } from './check-part.ts';

/** The largest integer that the column can store. */
const maxGenerations = 2_147_483_647;

const Body = z.object({
  content: z.unknown(),
  /**
   * The generation that the edit is based on; 0 if there was none. If absent, the edit replaces any
   * generation.
   */
  generation: z.optional(z.int().check(z.minimum(0), z.maximum(maxGenerations))),
});

/**
 * `PUT /v1/resources/:id/parts/:part`: stores the teacher's own version of a part and flags it as edited.
 * From then on, only an explicit request replaces it, and a job that is generating the part at this moment
 * stores nothing.
 *
 * 409 with `generation` among the fields if another version was stored after the one that the edit is based
 * on. 429 after many edits of the vocabulary or many new pictures. 422 if the moderator finds a picture
 * unsuitable for pupils.
 */
export const updatePart = operation<
  ResourcesEnv,
  z.infer<typeof PartParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: PartParams, body: Body, once: false, limit: 'save' },
  async ({ params: { id, part }, body, db, caller, env, waitUntil }) => {
    const resource = await selectOwnResource(db, id, caller);
    if (resource.status !== 'review' && resource.status !== 'final') {
      throw new ApiError('conflict', 'The text is still being written.');
    }
    const { content: checked, status, problem, files } = checkPart(resource, part, body.content);
    const before = resource.parts.find((one) => one.part === part)?.content;
    const unjudged = part === 'pictures' ? unjudgedPictures(files, before) : [];
    // Limit the rate for two reasons: regenerating the pictures and audio of words costs money, and all users
    // share the moderator's limit.
    if (part === 'vocab' || unjudged.length > 0) await limitRate(db, 'remake', caller.id);
    await requireFitPictures(env, caller.id, unjudged);
    if (part === 'speech' && speaksWords(resource, checked)) requireFeature(caller, 'vocabAudio');
    const content = part === 'speech' ? withWordClips(resource, checked) : checked;
    const stored = JSON.stringify(content);
    const begun = body.generation ?? null;
    // It is no conflict if the same content is sent again after the response was lost.
    const isBegun = (row: SQL) => sql`(${begun}::int is null or ${row}.generation = ${begun}::int
      or (${row}.edited and ${row}.content = ${stored}::jsonb))`;
    const parts = sql`
      files as (
        select count(*) = 0 as complete
        from jsonb_array_elements_text(${JSON.stringify(files)}::jsonb) as wanted (key)
        where not exists (select 1 from media_objects m
          where m.key = wanted.key and (m.owner_id is null or m.owner_id = ${caller.id}))
      ), p as (
        insert into resource_parts as q (resource_id, part, status, content, problem, edited)
        select ${id}, ${part}, ${status}, ${stored}::jsonb,
          ${problem && JSON.stringify(problem)}::jsonb, true
        from files where complete
        on conflict (resource_id, part) do update set status = excluded.status,
          content = excluded.content, problem = excluded.problem, edited = true,
          leased_until = null, generation = q.generation + 1,
          updated_at = now()
        where ${isBegun(sql`q`)}
        returning q.*
      ), media as (
        ${requeueVocabularyMedia(id, sql`${part === 'vocab'} and exists (select 1 from p)`)}
      ), lesson as (
        update resources r set revision = r.revision + 1, updated_at = now(),
          text = ${mergeSentences(chunkPatches(resource, part, content))}
        where r.id = ${id} and exists (select 1 from p)
      )`;
    const outcome = jsonOf<Stored>({
      complete: sql`(select complete from files)`,
      part: jsonOrNull(partJson, sql`p`),
      next: jsonListOf(
        jsonOf<JobMessage>({
          resourceId: sql`${id}::text`,
          part: sql`m.part`,
          generation: sql`m.generation`,
        }),
        { from: sql`media m` },
      ),
    });
    const row = await readJson(db, selectJson(outcome, { parts }));
    if (!row?.complete) {
      const message = 'This recording or picture is missing. Upload it again.';
      throw new ApiError('bad_request', `content: ${message}`, {
        fields: [{ field: 'content', message }],
      });
    }
    if (!row.part) {
      const message = 'This part has been changed in the meantime.';
      throw new ApiError('conflict', message, { fields: [{ field: 'generation', message }] });
    }
    sendLater(env, waitUntil, row.next, settleSeconds);
    return showPart(row.part);
  },
);

type Stored = {
  /** False if the content references a file that does not exist or that the teacher may not use. */
  complete: boolean;
  /** Null if the part was not stored. */
  part: Part | null;
  next: JobMessage[];
};

/**
 * True if the content has new clips of single words, which require a plan with this feature. Existing clips
 * stay even if the plan has changed.
 */
function speaksWords(resource: StoredResource, content: unknown): boolean {
  const ids = new Set(parseText(resource.text).sentences.map(({ id }) => id));
  const before = Speech.safeParse(resource.parts.find(({ part }) => part === 'speech')?.content);
  const keys = new Set(Object.values(before.data?.clips ?? {}).map(({ key }) => key));
  return Object.entries(Speech.parse(content).clips).some(
    ([id, { key }]) => !ids.has(id) && !keys.has(key),
  );
}

/**
 * Adds the stored clips of words to the teacher's audio. A page that was opened before they were generated
 * does not include them.
 */
function withWordClips(resource: StoredResource, content: unknown): Speech {
  const speech = Speech.parse(content);
  return { ...speech, clips: { ...knownWordClips(resource), ...speech.clips } };
}

function chunkPatches(resource: StoredResource, part: string, content: unknown) {
  const chunks = part === 'chunk' ? ChunkContent.safeParse(content) : null;
  if (!chunks?.success) return [];
  const cut = applyChunks(parseText(resource.text), chunks.data);
  return cut.sentences.map((sentence) =>
    patchSentence(sentence, { chunks: sentence.chunks, nextChunk: sentence.nextChunk }),
  );
}
