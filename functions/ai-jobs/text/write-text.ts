import type { PartProblem } from '#contracts/resources/resource.ts';
import { searchText } from '#db/queries/search-text.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import {
  buildSentence,
  type ModelReplyLine,
  normalizeLine,
} from '#language/text/build-sentence.ts';
import { isPlainLine } from '#language/text/clean-text.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { retainActivities } from '#lessons/activities/registry.ts';
import type { PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { detailNamesOf, tenseNamesOf } from '#lessons/draft/tenses-and-details.ts';
import { defaultVoices } from '#lessons/draft/voices.ts';
import { echoesRules, goOnMessages } from '#lessons/prompts/data-block.ts';
import { type TextRequest, textMessages } from '#lessons/prompts/text-prompt.ts';
import { translateMessages } from '#lessons/prompts/translate-prompt.ts';
import { raiseAlert } from '../alerts.ts';
import { enqueueFollowUps } from '../finish-job.ts';
import type { JobContext } from '../job-context.ts';
import type { Job } from '../lease-job.ts';
import type { Call } from '../models/model.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { admitToModeration, moderate, pagesOfWords, tokensOf } from '../moderation-budget.ts';
import { nextTry, type Retry, waitingProblem } from '../next-try.ts';
import { maxTextRounds } from '../reserve-for.ts';
import { RowChecker } from './check-rows.ts';
import { isShort, missingWords, noteOn, trimText, wordsIn } from './check-text.ts';
import { failText, finishText, requeueText } from './finish-text.ts';
import { type RowsRequest, requestRows, rest } from './request-rows.ts';
import { type Emit, SentenceStore, storeSentences, TextPage } from './text-page.ts';
import { givenRowsOf, translatePastedText } from './translate-pasted-text.ts';

/**
 * Writes a text, lays out and translates the teacher's own text, or continues a text whose Worker died. On
 * success, finalizes the text and enqueues its parts. On failure, ends the job with the reason. In either
 * case, keeps the written sentences, so that another attempt continues after them; deletes them only if they
 * are unfit for pupils. If a model is unavailable, returns the job to the queue and returns the `Retry`,
 * whose message the caller must send. Otherwise returns null.
 */
export async function writeText(context: JobContext, job: Job, emit: Emit): Promise<Retry | null> {
  const calls: Call[] = [];
  const record = (call: Call) => calls.push(call);
  const store = new SentenceStore(job.text.sentences.length, (after, batch) =>
    storeSentences(context.db, job, after, batch),
  );
  const page = new TextPage(job.text, store, emit);
  const fail = async (problem: PartProblem, unfit = false) => {
    if (await failText(context.db, job, problem, calls, unfit)) emit({ type: 'problem', problem });
    return null;
  };
  /**
   * Returns the job to the queue if waiting may help; otherwise fails it. Keeps the written sentences in
   * either case unless they are `unfit`.
   */
  const failAt = async (failure: ModelFailure, unfit = false): Promise<Retry | null> => {
    if (failure.needsOperator) await raiseAlert(context, failure);
    const retry = unfit ? null : nextTry(job, failure, calls);
    if (!retry) return fail(failure.problem, unfit);
    await store.flush();
    const problem = waitingProblem(failure);
    if (!(await requeueText(context.db, job, { problem, retry }, calls))) return null;
    if (problem) emit({ type: 'waiting', message: problem.message });
    return retry;
  };

  try {
    const given = givenRowsOf(job);
    const asked = [...requestOf(job), ...pagesOfWords((given ?? []).map(linesOfRow))];
    const toWrite = given ? 0 : job.draft.count * tokensPerWord;
    const admission = await admitToModeration(context, toWrite + tokensOf(asked));
    const judge = (input: string[]) => moderate(context, input, record, { admission });
    const unfit = await judge(asked);
    if (unfit) return await fail(unfit, true);

    const {
      title,
      failure,
      note: said,
    } = given
      ? await translatePastedText(context, job, given, page, record)
      : await composeText(context, job, page, record);
    if (store.lost) return null;
    await store.flush();
    if (store.lost) return null;

    const { sentences } = page;
    const words = wordsIn(job.text.target, sentences);
    const wanted = given ? words : job.draft.count;
    const unfinished = given ? sentences.length < given.length : isShort(words, wanted);
    if (failure && (unfinished || sentences.length === 0)) {
      return await failAt(failure, tellsRules(job, given, title, sentences));
    }
    if (sentences.length === 0) {
      return await fail(new ModelFailure('model_nonsense', 'no sentence came').problem);
    }

    const text: Text = {
      ...job.text,
      sentences: given ? sentences : trimText(job.text.target, sentences, wanted),
      nextSentence: page.next,
    };
    const unfitText = await judge(pagesOfWords(newLines(text, given)));
    if (unfitText) return await fail(unfitText, true);
    if (tellsRules(job, given, title, text.sentences)) {
      const told = new ModelFailure('model_nonsense', 'it told its instructions');
      return await fail(told.problem, true);
    }
    const speakers = text.sentences.map(({ speaker = '' }) => speaker);
    const final = {
      text,
      title: title || 'Untitled',
      activities: retainActivities(job.activities, text),
      voices: defaultVoices(job.draft.textType, speakers),
    };
    const note = noteOn(text, wanted, missingWords(text, job.draft.vocabulary), said);
    const next = await finishText(
      context.db,
      job,
      { ...final, searchText: searchText(final.title, text), note },
      calls,
    );
    if (!next) return null;
    await enqueueFollowUps(context.queues, next);
    emit({ type: 'done', title: final.title, words: wordsIn(text.target, text.sentences) });
    return null;
  } catch (error) {
    if (error instanceof ModelFailure) return failAt(error);
    // Release the job and its reserved money before rethrowing the error, as for every other part.
    await requeueText(context.db, job, { problem: null }, calls).catch(() => undefined);
    throw error;
  }
}

/** True if the title, or all lines of one side together, reveal the model's instructions. */
function tellsRules(
  job: Job,
  given: PastedRow[] | null,
  title: string,
  sentences: readonly Sentence[],
): boolean {
  const template = job.template ?? undefined;
  const { from, to } = job.draft;
  const messages = given
    ? translateMessages({ from, to, title: job.title, sentences: given, rows: [] }, template)
    : textMessages(textRequestOf(job, []), template);
  const sides = (['target', 'native'] as const).map((side) =>
    sentences.map((sentence) => sentence[side].text).join(' '),
  );
  return [title, ...sides].some((told) => echoesRules(messages, told));
}

/** The teacher's input on the dashboard, as sent to moderation. */
function requestOf({ title, draft: { topic, vocabulary } }: Job): string[] {
  const words = vocabulary.map(({ target, native }) => `${target}\n${native}`);
  return [`${title}\n${topic}`, ...pagesOfWords(words)];
}

/**
 * Returns the lines of a text that moderation has not checked yet: the lines that are not the teacher's own.
 */
function newLines({ sentences }: Text, given: PastedRow[] | null): string[] {
  const judged = new Set(
    (given ?? []).flatMap(({ target, native }) => [target, native ?? ''].map(plainSpaces)),
  );
  const isNew = (line: string) => !judged.has(plainSpaces(line));
  return sentences.flatMap(({ target, native }) => {
    const lines = [target.text, native.text].filter(isNew);
    return lines.length > 0 ? [lines.join('\n')] : [];
  });
}

const linesOfRow = ({ target, native }: PastedRow) => `${target}\n${native ?? ''}`;

/**
 * Has the model write the text that the draft describes, and calls it again until the text has the requested
 * length. Ignores a model failure unless the text is empty or too short. Drops rows that break a rule, and
 * sends the reasons to the model once. If the text is too short because rows were dropped, it counts as
 * unfinished.
 */
async function composeText(
  context: JobContext,
  job: Job,
  page: TextPage,
  record: (call: Call) => void,
): Promise<RowsRequest> {
  let title = job.title;
  let failure: RowsRequest['failure'];
  let note: string | undefined;
  let repaired = false;
  const lines = page.sentences.map(({ target }) => target.text);
  const checker = new RowChecker(job.text, lines);
  const take = (row: ModelReplyLine) => {
    if (!isLessonRow(row)) return;
    const sentence = buildSentence(`s${page.next}`, row, job.text);
    if (sentence.target.text !== '' && sentence.native.text !== '') page.take(sentence);
  };
  for (let round = 1; round <= maxTextRounds; round += 1) {
    const before = page.sentences.length;
    const words = wordsIn(job.text.target, page.sentences);
    if (before > 0 && !isShort(words, job.draft.count)) break;
    if (failure?.passes) await rest(context, failure, page.emit);
    const messages = textMessages(textRequestOf(job, page.sentences), job.template ?? undefined);
    const told = checker.takeProblems();
    repaired ||= told.length > 0;
    const asked = await requestRows(context, goOnMessages(messages, told), record, (row) =>
      checker.push(row).forEach(take),
    );
    checker.end().forEach(take);
    title = title || titleOf(asked.title);
    note ??= asked.note;
    failure = asked.failure;
    if (!failure && checker.problems.length > 0) {
      failure = new ModelFailure('model_nonsense', checker.problems[0]?.message ?? '');
      if (repaired || page.lost) break;
    } else if (page.lost || (failure ? !failure.passes : page.sentences.length === before)) break;
  }
  return { title, ...(note !== undefined && { note }), ...(failure && { failure }) };
}

/** Typical number of tokens per word, for both sides together. */
const tokensPerWord = 3;

const maxLineLength = 2_000;
const maxNameLength = 60;
const maxTitleLength = 120;

/** True if a teacher could have typed this row. Any other row is no sentence of a lesson. */
const isLessonRow = ([speaker, target, native]: ModelReplyLine): boolean =>
  speaker.length <= maxNameLength &&
  Math.max(target.length, native.length) <= maxLineLength &&
  [speaker, target, native].every(isPlainLine);

/** The model's title, if it is valid. */
function titleOf(title: string): string {
  const line = normalizeLine(title);
  return line.length <= maxTitleLength && isPlainLine(line) ? line : '';
}

/** Returns the input of the text prompt: the draft in words, and the existing sentences. */
function textRequestOf(job: Job, done: readonly Sentence[]): TextRequest {
  const { draft } = job;
  return {
    from: draft.from,
    to: draft.to,
    textType: draft.textType,
    level: job.level,
    words: draft.count,
    topic: draft.topic,
    title: job.title,
    tenses: tenseNamesOf(draft.to, draft.tenses),
    details: detailNamesOf(draft.details),
    vocabulary: draft.vocabulary.filter(({ target }) => target.trim() !== ''),
    done: done.map(({ speaker, target, native }) => ({
      speaker,
      target: target.text,
      native: native.text,
    })),
  };
}
