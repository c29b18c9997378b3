import * as z from 'zod/mini';
import { ChunkWord, type ChunkWords } from '#contracts/admin/chunk-word.ts';
import { wordsOfTask } from '#contracts/homework/words-of-task.ts';
import type { Database } from '#db/client.ts';
import { patchSentence } from '#db/queries/merge-sentences.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { chunkWordsOfText } from '#db/queries/words-of-text.ts';
import { SideName, type Text } from '#language/text/text.ts';
import { distinctWords } from '#language/text/word-tokens.ts';
import { syllablesByRule } from '#lessons/activities/syllables/syllables-by-rule.ts';
import { repairMessages } from '#lessons/prompts/data-block.ts';
import { applyChunks } from '#lessons/questions/chunk/apply-chunks.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { headOf } from '#lessons/questions/chunk/phrase-words.ts';
import { type Made, type Problem, verdictOn } from '#lessons/questions/define-question.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { questionMessages } from '#lessons/questions/make-prompt.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { Outcome } from './finish-job.ts';
import type { JobContext } from './job-context.ts';
import type { Job } from './lease-job.ts';
import type { Call, Question } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { parseReply } from './models/parse-reply.ts';
import { admitToModeration, moderate, pagesOfWords } from './moderation-budget.ts';
import { replyTokenLimit } from './reserve-for.ts';

const deadlineMs = 60_000;
const stallMs = 15_000;
/** Typical number of tokens of a generated part that must be moderated. */
const expectedWordTokens = 300;

/**
 * Generates one question type (or generated activity): requests a reply from the model and checks it. If a
 * check fails, requests one repair and gives the reasons. Stores the better of the two replies, with the note
 * "needs a quick edit" if it still breaks a rule. Throws `ModelFailure` if there was no reply at all.
 */
export async function makeQuestion(
  context: JobContext,
  job: Job,
  part: QuestionType,
  record: (call: Call) => void,
): Promise<Omit<Outcome, 'calls'>> {
  // For syllables, the division by rule costs nothing (docs/decisions/0086).
  const ruled = part === 'syllables' ? syllablesByRule(job.text) : null;
  if (ruled) return { status: 'ready', content: ruled, problem: null };
  const definition = registry[part];
  const request = makeRequestOf({
    ...job,
    ...(part === 'chunk' && { chunkWords: await selectChunkWords(context.db, job.text) }),
  });
  const template = job.template ?? undefined;
  const messages = questionMessages({ part, text: job.text, request, template });
  const ask = (question: Question['messages']) =>
    context.model.ask(
      {
        on: context.models.questions,
        messages: question,
        schemaName: part,
        schema: replySchema(definition),
        maxTokens: replyTokenLimit.part,
        deadlineMs,
        stallMs,
      },
      record,
    );
  const asked = definition.count(job.text);
  const read = (reply: string): Made<unknown> => {
    const made = definition.readReply(parseReply(reply), job.text, request);
    const few = tooFew(made.content, asked);
    return few ? { ...made, problems: [...made.problems, few] } : made;
  };

  // A reply that cannot be moderated is discarded. If an earlier attempt was paid for, check that moderation
  // is available before paying again.
  if (job.waiting?.paid) await moderate(context, ['Lexiloom'], record, { timeoutMs: 0 });
  const admission = await admitToModeration(context, expectedWordTokens);
  const first = await ask(messages);
  let made = read(first.text);
  if (made.problems.length > 0) {
    try {
      const second = await ask(repairMessages(messages, first.text, made.problems));
      made = better(made, read(second.text));
    } catch (failure) {
      if (!(failure instanceof ModelFailure) || made.content === null) throw failure;
    }
  }
  if (made.content === null) throw new ModelFailure('model_nonsense', 'twice not in the schema');
  // A regenerated part of a finished lesson is visible immediately, so it is moderated before it is stored.
  const unfit = await moderate(context, pagesOfWords(wordsOfTask(made.content)), record, {
    admission,
  });
  if (unfit) return { status: 'failed', problem: unfit };
  const few = tooFew(made.content, asked);
  const others = made.problems.filter(({ message }) => message !== few?.message);
  const verdict = verdictOn(definition, { ...made, problems: others }, job.text);
  return {
    content: made.content,
    ...verdict,
    ...(few &&
      !verdict.problem && {
        problem: { code: 'check_failed', message: `${few.message} ${mend}` },
      }),
    ...(part === 'chunk' && { sentences: chunkPatches(job, made.content) }),
  };
}

const mend = 'Regenerate it, or add some.';

/** Matches parts that contain a list of items. Parts of another shape check their own numbers. */
const Items = z.object({ items: z.array(z.unknown()) });

/**
 * Returns a problem if the reply is unusable: it has only one item, or less than a third of the requested
 * number.
 */
function tooFew(content: unknown, asked: number): Problem | null {
  const set = Items.safeParse(content);
  const found = set.success ? set.data.items.length : 0;
  if (found === 0 || asked < 3 || (found > 1 && found * 3 >= asked)) return null;
  return { where: 'set', message: `The AI made only ${found} of ${asked}.` };
}

function better(first: Made<unknown>, second: Made<unknown>): Made<unknown> {
  if (second.content === null) return first;
  if (first.content === null) return second;
  return second.problems.length <= first.problems.length ? second : first;
}

/**
 * Returns the changes that store the chunks as spans of the text's sentences, because games and printouts
 * read them there.
 */
function chunkPatches(job: Job, content: unknown) {
  const chunks = ChunkContent.safeParse(content);
  if (!chunks.success) return [];
  const cut = applyChunks(job.text, chunks.data);
  return cut.sentences.map((sentence) =>
    patchSentence(sentence, { chunks: sentence.chunks, nextChunk: sentence.nextChunk }),
  );
}

const Row = z.extend(ChunkWord, { side: SideName });

/**
 * Selects the curated words that may occur in a text: those whose beginning matches a word of the text. For
 * the native language, selects only words that begin a chunk, because they show where to split the
 * translation.
 */
export async function selectChunkWords(db: Database, text: Text): Promise<ChunkWords> {
  const asked = SideName.options.map((side) => ({
    side,
    language: text[side],
    heads: distinctWords(text, side, headOf),
  }));
  const found = await db.execute(chunkWordsOfText(asked));
  const rows = parseRows(Row, found);
  const of = (wanted: SideName) =>
    rows.filter(({ side }) => side === wanted).map(({ phrase, rule }) => ({ phrase, rule }));
  return { target: of('target'), native: of('native') };
}
