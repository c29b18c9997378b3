import { buildSentence, type ModelLine, tidyLine } from '#language/text/build-sentence.ts';
import { isPlainLine } from '#language/text/plain-line.ts';
import { textMessages } from '#lessons/prompts/text-prompt.ts';
import { type Asked, askForRows, rest } from './ask-for-rows.ts';
import { isShort, wordsIn } from './judge-text.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';
import type { TextPage } from './text-page.ts';
import { textRequestOf } from './text-request.ts';
import type { Workshop } from './workshop.ts';

/** The text, its rest after a break or when it came out short, and breaks of these. */
const mostRounds = 4;

/**
 * Has the model write the text that the draft describes, and go on behind what is there until it has
 * its length. A failure is of weight only when the text is short or empty.
 */
export async function composeText(
  shop: Workshop,
  job: Job,
  page: TextPage,
  record: (call: Call) => void,
): Promise<Asked> {
  let title = job.title;
  let failure: Asked['failure'];
  for (let round = 1; round <= mostRounds; round += 1) {
    const before = page.sentences.length;
    const words = wordsIn(job.text.target, page.sentences);
    if (before > 0 && !isShort(words, job.draft.count)) break;
    if (failure) await rest(shop, failure, page.emit);
    const messages = textMessages(textRequestOf(job, page.sentences), job.template ?? undefined);
    const asked = await askForRows(shop, messages, record, (row) => {
      if (!isLessonRow(row)) return;
      const sentence = buildSentence(`s${page.next}`, row, job.text);
      if (sentence.target.text !== '' && sentence.native.text !== '') page.take(sentence);
    });
    title = title || titleOf(asked.title);
    failure = asked.failure;
    if (page.lost || (failure ? !failure.passes : page.sentences.length === before)) break;
  }
  return { title, ...(failure && { failure }) };
}

const longestLine = 2_000;
const longestName = 60;
const longestTitle = 120;

/** What a teacher could have typed there; the rest is no sentence of a lesson, whatever made the model write it. */
const isLessonRow = ([speaker, target, native]: ModelLine): boolean =>
  speaker.length <= longestName &&
  Math.max(target.length, native.length) <= longestLine &&
  [speaker, target, native].every(isPlainLine);

/** A title of the model's own, when it can be one. */
function titleOf(title: string): string {
  const line = tidyLine(title);
  return line.length <= longestTitle && isPlainLine(line) ? line : '';
}
