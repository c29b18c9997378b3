import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { mergeSentences, patchSentence } from '#db/queries/merge-sentences.ts';
import { isHeld, releaseSpend } from '#db/queries/release-spend.ts';
import { notFound, Refusal } from '#functions/_base/errors.ts';
import { operation, teachers } from '#functions/_base/operation.ts';
import { applyWords } from '#teaching/text/apply-words.ts';
import { readText } from '#teaching/text/read-text.ts';
import { PartOfSpeech, SideName } from '#teaching/text/text.ts';
import type { ResourcesEnv } from './env.ts';
import { readOwn } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';

const mark = z.string().max(200).optional();
const Body = z.object({
  sentenceId: z.string().max(20),
  side: SideName,
  tokens: z
    .array(
      z.object({
        id: z.string().max(30),
        pos: PartOfSpeech.optional(),
        lemma: mark,
        reading: mark,
        gloss: mark,
      }),
    )
    .min(1, 'Name at least one word.')
    .max(400),
});

/**
 * `PUT /v1/resources/:id/words`: the teacher's own class, lemma, reading or meaning for words of one
 * side of a sentence. From then on the part `words` is hers. 204.
 */
export const updateWords = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: ResourceParams, body: Body, once: false },
  async ({ params, body, db, who }) => {
    const resource = await readOwn(db, params.id, who);
    const sentence = readText(resource.text).sentences.find(({ id }) => id === body.sentenceId);
    if (!sentence) throw notFound('This sentence');
    const side = sentence[body.side];
    const known = new Set(side.tokens.filter(({ isWord }) => isWord).map(({ id }) => id));
    const strange = body.tokens.findIndex(({ id }) => !known.has(id));
    if (strange >= 0) {
      const field = `tokens.${strange}.id`;
      throw new Refusal('bad_request', `${field}: This word is not in the sentence.`, {
        fields: [{ field, message: 'This word is not in the sentence.' }],
      });
    }
    const patch = patchSentence(sentence, { [body.side]: applyWords(side, body.tokens) });
    await db.execute(sql`
      with lesson as (
        update resources r set text = ${mergeSentences([patch])}, revision = r.revision + 1,
          updated_at = now()
        where r.id = ${params.id} and r.owner_id = ${who.id} returning r.id
      ), ${releaseSpend(params.id, 'words', sql`exists (select 1 from lesson)`)}
      insert into resource_parts (resource_id, part, status, edited)
      select id, 'words', 'ready', true from lesson where ${isHeld}
      on conflict (resource_id, part) do update set status = 'ready', edited = true, problem = null,
        leased_until = null, reserved_micros = 0,
        generation = resource_parts.generation + 1, updated_at = now()`);
    return null;
  },
);
