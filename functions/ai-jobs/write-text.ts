import { searchText } from '#db/queries/search-text.ts';
import { keepActivities } from '#teaching/activities/keep-activities.ts';
import { replySchema } from '#teaching/questions/reply-schema.ts';
import type { PartProblem, WritingEvent } from '#teaching/resources/resource.ts';
import { defaultVoices } from '#teaching/resources/voices.ts';
import { buildSentence } from '#teaching/text/build-sentence.ts';
import { nextNumber } from '#teaching/text/next-number.ts';
import { TextReply, textMessages } from '#teaching/text/prompts/text-prompt.ts';
import { createSentenceReader } from '#teaching/text/read-sentences.ts';
import type { Sentence, Text } from '#teaching/text/text.ts';
import { failText, finishText } from './finish-text.ts';
import { isShort, missingWords, noteOn, trimText, wordsIn } from './judge-text.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { mostTokens } from './reserve-for.ts';
import { setGoing } from './set-going.ts';
import { SentenceStore, storeSentences } from './store-sentences.ts';
import { textRequestOf } from './text-request.ts';
import type { Workshop } from './workshop.ts';

const deadlineMs = 150_000;
const stallMs = 20_000;
/** The text, its rest after a break or when it came out short, and breaks of these. */
const mostRounds = 4;
const longestPauseMs = 15_000;

/** Takes each event as it happens; a listener that has left must not stop the writing. */
export type Emit = (event: WritingEvent) => void;

export const sentenceEvent = ({ id, speaker, target, native }: Sentence): WritingEvent => ({
  type: 'sentence',
  id,
  ...(speaker && { speaker }),
  target: target.text,
  native: native.text,
});

/**
 * Writes a text, or goes on with one whose Worker died: each sentence is shown and stored the moment it
 * is whole. Ends the job: final with its parts on their way, or failed with the reason; what was written
 * stays in either case, so that another try goes on behind it.
 */
export async function writeText(shop: Workshop, job: Job, emit: Emit): Promise<void> {
  const calls: Call[] = [];
  const record = (call: Call) => calls.push(call);
  const draft = { ...job.text, sentences: [...job.text.sentences] };
  for (const sentence of draft.sentences) emit(sentenceEvent(sentence));
  const store = new SentenceStore(draft.sentences.length, (after, batch) =>
    storeSentences(shop.db, job, after, batch),
  );
  const fail = async (problem: PartProblem) => {
    if (await failText(shop.db, job, problem, calls)) emit({ type: 'problem', problem });
  };

  try {
    const { topic, vocabulary } = job.draft;
    const asked = [
      job.title,
      topic,
      ...vocabulary.flatMap(({ target, native }) => [target, native]),
    ];
    const { moderation } = shop.models;
    const unfit = await shop.model.moderate(
      { model: moderation, input: [asked.join('\n')] },
      record,
    );
    if (unfit) return await fail(unfit);

    let title = job.title;
    let failure: ModelFailure | undefined;
    for (let round = 1; round <= mostRounds; round += 1) {
      const before = draft.sentences.length;
      if (before > 0 && !isShort(wordsIn(draft.target, draft.sentences), job.draft.count)) break;
      if (failure) await rest(shop, failure, emit);
      const written = await writeOnce(shop, job, draft.sentences, store, emit, record);
      title = title || written.title;
      failure = written.failure;
      if (store.lost) return;
      if (failure ? !failure.passes : draft.sentences.length === before) break;
    }
    await store.flush();
    if (store.lost) return;
    const wanted = job.draft.count;
    const short = isShort(wordsIn(draft.target, draft.sentences), wanted);
    if (failure && (short || draft.sentences.length === 0)) return await fail(failure.problem);
    if (draft.sentences.length === 0) {
      return await fail(new ModelFailure('model_nonsense', 'no sentence came').problem);
    }

    const text: Text = {
      ...draft,
      sentences: trimText(draft.target, draft.sentences, wanted),
      nextSentence: nextOf(job.text, draft.sentences),
    };
    const unfitText = await shop.model.moderate(
      { model: moderation, input: pages(text.sentences) },
      record,
    );
    if (unfitText) return await fail(unfitText);
    const speakers = text.sentences.map(({ speaker = '' }) => speaker);
    const final = {
      text,
      title: title || 'Untitled',
      activities: await keepActivities(job.activities, text),
      voices: defaultVoices(job.draft.textType, speakers),
    };
    const note = noteOn(text, wanted, missingWords(text, vocabulary));
    const next = await finishText(
      shop.db,
      job,
      { ...final, searchText: searchText(final.title, text), note },
      calls,
    );
    if (!next) return;
    await setGoing(shop.queues, next);
    emit({ type: 'done', title: final.title, words: wordsIn(text.target, text.sentences) });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    await fail(error.problem);
  }
}

/** The number of the next sentence: a text written anew goes on behind the one before. */
const nextOf = (text: Text, sentences: readonly Sentence[]) =>
  nextNumber(
    sentences.map(({ id }) => id),
    text.nextSentence ?? 1,
  );

/** One request to the model. Sentences that came before it broke are kept. */
async function writeOnce(
  shop: Workshop,
  job: Job,
  sentences: Sentence[],
  store: SentenceStore,
  emit: Emit,
  record: (call: Call) => void,
): Promise<{ title: string; failure?: ModelFailure }> {
  const reader = createSentenceReader();
  let next = nextOf(job.text, sentences);
  try {
    await shop.model.ask(
      {
        model: shop.models.text,
        messages: textMessages(textRequestOf(job, sentences), job.template ?? undefined),
        schemaName: 'text',
        schema: replySchema({ Reply: TextReply }),
        maxTokens: mostTokens.text,
        deadlineMs,
        stallMs,
        onText: (piece) => {
          for (const line of reader.push(piece)) {
            const sentence = buildSentence(`s${next}`, line, job.text);
            if (sentence.target.text === '' || sentence.native.text === '') continue;
            next += 1;
            sentences.push(sentence);
            emit(sentenceEvent(sentence));
            store.add(sentence);
          }
        },
      },
      record,
    );
    const { title, broken, complete } = reader.state();
    if (broken || !complete) {
      return { title, failure: new ModelFailure('model_nonsense', 'not in the schema') };
    }
    return { title };
  } catch (failure) {
    if (failure instanceof ModelFailure) return { title: reader.state().title, failure };
    throw failure;
  }
}

async function rest(shop: Workshop, failure: ModelFailure, emit: Emit): Promise<void> {
  emit({ type: 'waiting', message: `${failure.problem.message.split('. ')[0]}. Trying again…` });
  await shop.sleep(Math.min(longestPauseMs, failure.retryAfterMs ?? 2_000));
}

/** Ten sentences a piece: one long input would be judged by its average. */
function pages(sentences: readonly Sentence[]): string[] {
  const lines = sentences.map(({ target, native }) => `${target.text}\n${native.text}`);
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += 10) found.push(lines.slice(at, at + 10).join('\n'));
  return found;
}
