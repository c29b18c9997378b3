import { searchText } from '#db/queries/search-text.ts';
import { keepActivities } from '#teaching/activities/keep-activities.ts';
import type { PartProblem } from '#teaching/resources/resource.ts';
import { defaultVoices } from '#teaching/resources/voices.ts';
import type { GivenRow } from '#teaching/text/given/align-given.ts';
import type { Text } from '#teaching/text/text.ts';
import { composeText } from './compose-text.ts';
import { failText, finishText } from './finish-text.ts';
import { isShort, missingWords, noteOn, trimText, wordsIn } from './judge-text.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { setGoing } from './set-going.ts';
import { SentenceStore, storeSentences } from './store-sentences.ts';
import { type Emit, TextPage } from './text-page.ts';
import { givenRowsOf, translateGiven } from './translate-given.ts';
import type { Workshop } from './workshop.ts';

/**
 * Writes a text, or lays out and translates the one that the teacher brought, or goes on with one whose
 * Worker died. Ends the job: final with its parts on their way, or failed with the reason; what was
 * written stays in either case, so that another try goes on behind it.
 */
export async function writeText(shop: Workshop, job: Job, emit: Emit): Promise<void> {
  const calls: Call[] = [];
  const record = (call: Call) => calls.push(call);
  const store = new SentenceStore(job.text.sentences.length, (after, batch) =>
    storeSentences(shop.db, job, after, batch),
  );
  const page = new TextPage(job.text, store, emit);
  const moderate = (input: string[]) =>
    shop.model.moderate({ model: shop.models.moderation, input }, record);
  const fail = async (problem: PartProblem) => {
    if (await failText(shop.db, job, problem, calls)) emit({ type: 'problem', problem });
  };

  try {
    const given = givenRowsOf(job);
    const unfit = await moderate([requestOf(job), ...pages((given ?? []).map(linesOfRow))]);
    if (unfit) return await fail(unfit);

    const { title, failure } = given
      ? await translateGiven(shop, job, given, page, record)
      : await composeText(shop, job, page, record);
    if (store.lost) return;
    await store.flush();
    if (store.lost) return;

    const { sentences } = page;
    const words = wordsIn(job.text.target, sentences);
    const wanted = given ? words : job.draft.count;
    const unfinished = given ? sentences.length < given.length : isShort(words, wanted);
    if (failure && (unfinished || sentences.length === 0)) return await fail(failure.problem);
    if (sentences.length === 0) {
      return await fail(new ModelFailure('model_nonsense', 'no sentence came').problem);
    }

    const text: Text = {
      ...job.text,
      sentences: given ? sentences : trimText(job.text.target, sentences, wanted),
      nextSentence: page.next,
    };
    const written = text.sentences.map(({ target, native }) => `${target.text}\n${native.text}`);
    const unfitText = await moderate(pages(written));
    if (unfitText) return await fail(unfitText);
    const speakers = text.sentences.map(({ speaker = '' }) => speaker);
    const final = {
      text,
      title: title || 'Untitled',
      activities: keepActivities(job.activities, text),
      voices: defaultVoices(job.draft.textType, speakers),
    };
    const note = noteOn(text, wanted, missingWords(text, job.draft.vocabulary));
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

/** What the teacher wrote on the dashboard, for the moderator. */
function requestOf({ title, draft: { topic, vocabulary } }: Job): string {
  return [title, topic, ...vocabulary.flatMap(({ target, native }) => [target, native])].join('\n');
}

const linesOfRow = ({ target, native }: GivenRow) => `${target}\n${native ?? ''}`;

/** Ten sentences a piece: one long input would be judged by its average. */
function pages(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += 10) found.push(lines.slice(at, at + 10).join('\n'));
  return found;
}
