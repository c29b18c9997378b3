import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mergeSentences, patchSentence } from '#db/queries/merge-sentences.ts';
import { suggestWords, type WordSuggestion } from '#db/queries/suggest-words.ts';
import { fieldError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import {
  checkReading,
  languagesWithReadings,
  readingHint,
} from '#language/readings/check-reading.ts';
import { applyWords, teacherAnnotations } from '#language/text/apply-words.ts';
import { parseText } from '#language/text/parse-text.ts';
import type { Sentence, Side, Text } from '#language/text/text.ts';
import { selectOwnResource } from '../read-resource.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';
import { SentenceSide, TokenId, WordAnnotationsBody } from './suggest-word.ts';

const Body = z.extend(SentenceSide, {
  tokens: z
    .array(z.extend(WordAnnotationsBody, { id: TokenId }))
    .check(z.minLength(1, 'Name at least one word.'), z.maxLength(400)),
});

/**
 * `PUT /v1/resources/:id/words`: sets the teacher's own part of speech, lemma, reading or meaning for words
 * on one side of a sentence. Flags the part `words` as edited by the teacher. Also stores the changes as
 * suggestions for the dictionary that all lessons share. 204.
 */
export const updateWords = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  { limit: 'words', may: teachers, params: ResourceParams, body: Body, once: false },
  async ({ params, body, db, caller }) => {
    const resource = await selectOwnResource(db, params.id, caller);
    const text = parseText(resource.text);
    const language = text[body.side];
    const sentence = text.sentences.find(({ id }) => id === body.sentenceId);
    if (!sentence) throw notFound('This sentence was not found.');
    const side = sentence[body.side];
    const tokens = body.tokens.map((mark, at) => checkMark(language, side, mark, at));
    const marks = teacherAnnotations(language, side, tokens);
    const patch = patchSentence(sentence, { [body.side]: applyWords(side, marks) });
    const suggestions = suggestionsOf(params.id, text, sentence, { ...body, tokens });
    const change = db.execute(sql`
      with lesson as (
        update resources r set text = ${mergeSentences([patch])}, revision = r.revision + 1,
          updated_at = now()
        where r.id = ${params.id} and r.owner_id = ${caller.id} returning r.id
      )
      insert into resource_parts (resource_id, part, status, edited)
      select id, 'words', 'ready', true from lesson
      on conflict (resource_id, part) do update set status = 'ready', edited = true, problem = null,
        leased_until = null,
        generation = resource_parts.generation + 1, updated_at = now()`);
    await db.batch([change, db.execute(suggestWords(caller.id, suggestions))]);
    return null;
  },
);

type Mark = z.infer<typeof Body>['tokens'][number];

/** Rejects a word that is not in the sentence, and a reading that is impossible for the word. */
function checkMark(language: string, side: Side, mark: Mark, at: number): Mark {
  const token = side.tokens.find(({ id, isWord }) => isWord && id === mark.id);
  if (!token) throw fieldError(`tokens.${at}.id`, 'This word is not in the sentence.');
  // Accept an impossible reading if it is already stored, so that the teacher can still correct another
  // field.
  const same = !mark.reading || mark.reading === token.reading;
  if (same || !languagesWithReadings.includes(language)) return mark;
  const reading = checkReading(language, token.text, mark.reading ?? '');
  if (reading === '') {
    const problem = `This reading does not match “${token.text}”. ${readingHint(language, token.text)}`;
    throw fieldError(`tokens.${at}.reading`, problem);
  }
  return { ...mark, reading };
}

function suggestionsOf(
  resourceId: string,
  text: Text,
  sentence: Sentence,
  { side, tokens }: z.infer<typeof Body>,
): WordSuggestion[] {
  const about = {
    resourceId,
    language: text[side],
    nativeLanguage: text[side === 'target' ? 'native' : 'target'],
    sentence: sentence[side].text,
  };
  return tokens.flatMap(({ id, ...marks }) => {
    const token = sentence[side].tokens.find((one) => one.id === id);
    return token ? [{ ...about, ...marks, token }] : [];
  });
}
