import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { JobMessage } from '#contracts/ai-jobs.ts';
import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import { EditedSentences } from '#contracts/validation/edited-sentences.ts';
import { searchText } from '#db/queries/search-text.ts';
import { Counted } from '#functions/http/attempts.ts';
import { ApiError } from '#functions/http/errors.ts';
import { countedRate, isWithinRate, requireRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { editText } from '#language/text/edit-sentence.ts';
import { parseText } from '#language/text/parse-text.ts';
import type { Text } from '#language/text/text.ts';
import { retainActivities } from '#lessons/activities/registry.ts';
import { verdictOn } from '#lessons/questions/define-question.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { requeueSpeech, requeueWords, sendLater, settleSeconds } from '../generation/send-later.ts';
import {
  changeAndReadOwn,
  type StoredResource,
  selectOwnResource,
  showResource,
} from '../read-resource.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

const Body = z.object({
  /** The revision that the edit is based on. */
  revision: z.int().check(z.minimum(0)),
  sentences: EditedSentences,
});

/**
 * Maximum number of tries to store an edit. Parts store their results at any time, which may conflict with
 * it.
 */
const maxAttempts = 4;

/**
 * `PUT /v1/resources/:id/text`: stores the sentences as the teacher edited them. Unchanged words keep their
 * ids and annotations. Chunks that no longer fit are removed, and activities drop items that no longer exist.
 * Every part is adapted to the edit where possible and checked again. Audio and annotations are generated for
 * the changes.
 *
 * 409 with the current revision if the wording has changed since the revision that the edit is based on. 429
 * after many edits.
 */
export const updateText = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: ResourceParams, body: Body, once: false, limit: 'save' },
  async (given) => {
    const { params, body, db, caller, env, waitUntil } = given;
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const resource = await selectOwnResource(db, params.id, caller);
      if (resource.status !== 'review' && resource.status !== 'final') {
        throw new ApiError('conflict', 'The text is still being written.');
      }
      const before = parseText(resource.text);
      const text = editText(before, body.sentences);
      if (body.revision < resource.textRevision) {
        // The same sentences, sent again after the response was lost, do not count as another edit.
        if (wordingOf(text) === wordingOf(before)) return showResource(resource, { caller });
        throw outdated(resource.revision);
      }
      // Count the edit towards the rate limit, because regenerating audio and annotations for the changes
      // costs money.
      const isCounted = tries === 1 && (hasUntagged(text) || changesSound(resource, text));
      const { row, resource: stored } = await changeAndReadOwn(
        { db, caller },
        params.id,
        storeText(
          resource,
          text,
          countedRate('remake', caller.id, { when: sql`${isCounted}::boolean` }),
        ),
        Stored,
      );
      if (row?.counted) requireRate('remake', row.counted);
      if (!row?.next || !stored) continue;
      sendLater(env, waitUntil, row.next, settleSeconds);
      return showResource(stored, { caller });
    }
    throw new ApiError('unavailable', 'The resource is being changed right now. Try again.', {
      retryAfterSeconds: 1,
    });
  },
);

/** Returns the fields of a text that a teacher can edit, as one string to compare. */
const wordingOf = ({ sentences }: Text): string =>
  JSON.stringify(
    sentences.map(({ speaker, startsParagraph, target, native }) => [
      ...[speaker, startsParagraph, target.text, native.text],
    ]),
  );

const outdated = (revision: number) =>
  new ApiError('conflict', 'This text has been changed in the meantime.', {
    fields: [{ field: 'revision', message: String(revision) }],
  });

const Stored = z.object({
  /** The jobs to enqueue; null if the resource changed between reading and storing. */
  next: z.nullable(z.array(JobMessage)),
  counted: z.nullable(Counted),
});

/** SQL that returns a row of `Stored`. It stores nothing if the rate limit is exceeded. */
function storeText(resource: StoredResource, text: Text, counted: SQL): SQL {
  const { id, revision } = resource;
  const verdicts = JSON.stringify(recheckParts(resource, text));
  const kept = JSON.stringify(retainActivities(resource.activities, text));
  const stored = sql`exists (select 1 from lesson)`;
  const newWords = sql`${hasUntagged(text)} and ${stored}`;
  const newSound = sql`${changesSound(resource, text)} and ${stored}`;
  return sql`
    with counted as (${counted}), lesson as (
      update resources set text = ${JSON.stringify(text)}::jsonb, activities = ${kept}::jsonb,
        search_text = ${searchText(resource.title, text)}, revision = revision + 1,
        text_revision = revision + 1, updated_at = now()
      where id = ${id} and revision = ${revision} and ${isWithinRate('remake', sql`counted`)}
      returning id
    ), checked as (
      update resource_parts p set status = v.status, problem = v.problem,
        content = coalesce(v.content, p.content),
        generation = p.generation + (v.content is not null)::int, updated_at = now()
      from lesson, jsonb_to_recordset(${verdicts}::jsonb)
        as v (part text, status text, problem jsonb, content jsonb)
      where p.resource_id = lesson.id and p.part = v.part and p.status in ('ready', 'needs-edit')
    ), speech as (${requeueSpeech(id, newSound)}), words as (${requeueWords(id, newWords)})
    select (select case when ${stored} then coalesce(json_agg(json_build_object('resourceId', ${id}::text, 'part', n.part,
        'generation', n.generation)), '[]') end from (
        select 'speech' as part, generation from speech
        union all select 'words', generation from words) n) as next,
      (select to_json(counted) from counted) as counted`;
}

function hasUntagged(text: Text): boolean {
  return text.sentences.some(({ target, native }) =>
    [...target.tokens, ...native.tokens].some(({ isWord, pos }) => isWord && !pos),
  );
}

const changesSound = (resource: StoredResource, text: Text): boolean =>
  spokenLines(text) !== spokenLines(parseText(resource.text));

/**
 * Returns what the audio clips depend on: words and voices, sentence by sentence. Different kinds of spaces
 * are treated as equal.
 */
function spokenLines(text: Text): string {
  return JSON.stringify(
    text.sentences.map(({ id, speaker, target }) => [id, speaker, plainSpaces(target.text)]),
  );
}

interface PartVerdict {
  part: string;
  status: PartStatus;
  problem: PartProblem | null;
  /** The part's new content, if the part could be adapted to the edit. */
  content?: unknown;
}

/**
 * Adapts every generated part to an edited text as far as possible, and then checks it with the check of its
 * own type. Returns only the parts whose content or status changes. A valid part stays ready. A part that the
 * edit broke gets the status "needs a quick edit". A part that the edit fixed becomes ready again.
 */
function recheckParts(resource: StoredResource, text: Text): PartVerdict[] {
  const request = makeRequestOf(resource);
  return resource.parts.flatMap(({ part, status, problem, content }): PartVerdict[] => {
    if (!isQuestionType(part) || (status !== 'ready' && status !== 'needs-edit')) return [];
    const followed = registry[part].followEdit(content, text);
    const made = registry[part].readContent(followed ?? content, text, request);
    const verdict = verdictOn(registry[part], made, text);
    // If the question type has no `note`, the part's message is about its generation, so it stays valid after
    // an edit.
    const isTold = !registry[part].note || verdict.problem?.message === problem?.message;
    const stays = verdict.status === status && isTold;
    return stays && !followed ? [] : [{ part, ...(followed && { content: followed }), ...verdict }];
  });
}
