import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';
import { suggestWords } from '#db/queries/suggest-words.ts';
import { notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { parseText } from '#language/text/parse-text.ts';
import { PartOfSpeech, SideName } from '#language/text/text.ts';
import { selectVisibleResource } from '../read-resource.ts';
import type { ResourcesEnv } from '../routes.ts';

const mark = z.optional(singleLine().check(z.maxLength(200)));

/** The changes to a word that a teacher suggests. An absent field is not changed. */
export const WordAnnotationsBody = z.object({
  pos: z.optional(PartOfSpeech),
  lemma: mark,
  reading: mark,
  gloss: mark,
});

/** One side (language) of a sentence. */
export const SentenceSide = z.object({
  sentenceId: z.string().check(z.maxLength(20)),
  side: SideName,
});
export const TokenId = z.string().check(z.maxLength(30));

const Body = z
  .extend(SentenceSide, {
    ...WordAnnotationsBody.shape,
    resourceId: z.string().check(z.maxLength(100)),
    tokenId: TokenId,
  })
  .check(
    z.refine(({ pos, lemma, reading, gloss }) => pos || lemma || reading || gloss, {
      path: ['gloss'],
      message: 'Say what should be different.',
    }),
  );

/**
 * `POST /v1/dictionary/suggestions`: stores a teacher's correction of a word in a lesson that the teacher may
 * see. Admins review the correction; the lesson itself is not changed. A teacher has only one suggestion per
 * word form, so a second one is merged into the first. 204.
 */
export const suggestWord = operation<ResourcesEnv, unknown, never, z.infer<typeof Body>>(
  { may: teachers, body: Body, once: false },
  async ({ body, db, caller }) => {
    const { resourceId, sentenceId, side, tokenId, pos, lemma, reading, gloss } = body;
    const text = parseText((await selectVisibleResource(db, resourceId, { caller })).text);
    const sentence = text.sentences.find(({ id }) => id === sentenceId);
    const word = sentence?.[side].tokens.find(({ id, isWord }) => id === tokenId && isWord);
    if (!sentence || !word) throw notFound('This word was not found.');
    await limitRate(db, 'suggestion', caller.id);
    const suggestion = {
      resourceId,
      language: text[side],
      nativeLanguage: text[side === 'target' ? 'native' : 'target'],
      token: word,
      sentence: sentence[side].text,
      pos,
      lemma,
      reading,
      gloss,
    };
    await db.execute(suggestWords(caller.id, [suggestion]));
    return null;
  },
);
