import { JudgedPictures, type JudgePicturesRequest } from '#contracts/ai-jobs.ts';
import { type PartProblem, Pictures, Speech } from '#contracts/resources/resource.ts';
import { check } from '#functions/http/check.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';
import { parseText } from '#language/text/parse-text.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { verdictOn } from '#lessons/questions/define-question.ts';
import { unequalSides } from '#lessons/questions/editing/unequal-sides.ts';
import { alignVocabulary, checkChunks } from '#lessons/questions/guidance.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { VocabContent } from '#lessons/questions/vocab/content.ts';
import type { StoredResource } from '../read-resource.ts';
import type { ResourcesEnv } from '../routes.ts';

export interface CheckedPart {
  content: unknown;
  status: 'ready' | 'needs-edit';
  problem: PartProblem | null;
  /** Stored files that the content references. They must exist and the owner must be allowed to use them. */
  files: string[];
}

/**
 * Checks a part that a teacher edited manually. Content with an invalid shape is rejected: 400 with the
 * invalid fields. Content that breaks one of the type's rules is still stored, with the status "needs a quick
 * edit", so that no work is lost. Content whose two sides have unequal numbers of items is rejected, because
 * no activity could use it (specification 5).
 */
export function checkPart(resource: StoredResource, part: string, sent: unknown): CheckedPart {
  if (part === 'speech') {
    const content = check(Speech, sent, 'content');
    const clips = Object.values(content.clips).map(({ key }) => key);
    const files = [...clips, ...(content.recording ? [content.recording.key] : [])];
    return { content, status: 'ready', problem: null, files };
  }
  if (part === 'pictures') {
    const content = check(Pictures, sent, 'content');
    const files = Object.values(content).flatMap(({ key }) => (key ? [key] : []));
    return { content, status: 'ready', problem: null, files };
  }
  if (!isQuestionType(part)) throw notFound('This part was not found.');
  check<unknown>(registry[part].Content, sent, 'content');
  requireEqualSides(part, sent);
  const made = registry[part].readContent(sent, parseText(resource.text), makeRequestOf(resource));
  if (made.content === null) throw new ApiError('bad_request', 'content: This cannot be stored.');
  const verdict = verdictOn(registry[part], made, parseText(resource.text));
  return { content: made.content, ...verdict, files: [] };
}

/**
 * Throws 400 with the message from the specification if a chunk has no counterpart or a word has no meaning.
 */
function requireEqualSides(part: string, sent: unknown): void {
  if (part === 'vocab') requireEqualVocabulary(sent);
  if (part !== 'chunk') return;
  const { sentences } = ChunkContent.parse(sent);
  const unequal = sentences.filter(({ pairs }) => unequalSides(pairs));
  if (unequal.length === 0) return;
  throw new ApiError('bad_request', checkChunks, {
    fields: unequal.map(({ sentenceId }) => ({
      field: `content.sentences.${sentenceId}`,
      message: 'A chunk has no partner.',
    })),
  });
}

function requireEqualVocabulary(sent: unknown): void {
  const unequal = VocabContent.parse(sent).items.filter((item) => unequalSides([item]));
  if (unequal.length === 0) return;
  throw new ApiError('bad_request', alignVocabulary, {
    fields: unequal.map(({ id, target }) => ({
      field: `content.items.${id}`,
      message: target.trim() === '' ? 'A meaning has no word.' : 'A word has no meaning.',
    })),
  });
}

/**
 * Returns the pictures in `files` that have not been moderated yet. A picture counts as moderated only if the
 * stored part already shows it. A key in another place of the part, such as a description, was never checked.
 */
export function unjudgedPictures(files: readonly string[], stored: unknown): string[] {
  const shown = Object.values(Pictures.safeParse(stored).data ?? {});
  const judged = new Set(shown.map(({ key }) => key));
  return [...new Set(files)].filter((key) => !judged.has(key));
}

/**
 * Throws unless every picture in `keys` is suitable for pupils: 422 if a picture is not suitable, 503 while
 * the moderator is unavailable.
 */
export async function requireFitPictures(
  { AI_JOBS }: Pick<ResourcesEnv, 'AI_JOBS'>,
  ownerId: string,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const judged = await requestVerdict(AI_JOBS, { ownerId, keys });
  if (judged?.kind === 'fit') return;
  if (judged?.kind !== 'unfit') {
    const message = 'The pictures can’t be checked at the moment. Please try again in a minute.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  const message = 'One of these pictures is not suitable for pupils. Choose another one.';
  throw new ApiError('not_usable', message, { fields: [{ field: judged.key, message }] });
}

async function requestVerdict(
  worker: ResourcesEnv['AI_JOBS'],
  asked: JudgePicturesRequest,
): Promise<JudgedPictures | null> {
  const request = { method: 'POST', body: JSON.stringify(asked) };
  try {
    const answer = await worker.fetch(new Request('https://ai-jobs/judge-pictures', request));
    return JudgedPictures.parse(await answer.json());
  } catch (error) {
    log('error', 'picture moderation failed', describeError(error));
    return null;
  }
}
