import { plural, t } from '@lingui/core/macro';
import type { Part } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { plainList } from '#ui/wordings/lists.ts';

/** The states of a part as shown in the status rail. */
export type RailState = 'waiting' | 'writing' | 'ready' | 'needs-edit' | 'failed';

export type PartProgress = Omit<Part, 'content'>;

const railStates = {
  queued: 'waiting',
  running: 'writing',
  ready: 'ready',
  'needs-edit': 'needs-edit',
  failed: 'failed',
} as const;

export function railState(part: Pick<Part, 'status'> | undefined): RailState {
  return part ? railStates[part.status] : 'waiting';
}

/** The label of each state. Audio and pictures need a different verb, because they are made, not written. */
export function railWords(state: RailState, part: string): string {
  const made = part === 'speech' || part === 'pictures';
  return {
    waiting: t({ message: 'Waiting', context: 'state of a part of a resource' }),
    writing: made ? t`Being generated` : t`Being written`,
    ready: t({ message: 'Ready', context: 'state of a part of a resource' }),
    'needs-edit': t`Needs a quick edit`,
    failed: t({ message: 'Failed', context: 'state of a part of a resource' }),
  }[state];
}

/**
 * The order of the rail: the text first, selected parts in the dashboard's order, audio and pictures last.
 */
export function railOrder(parts: readonly string[], chosen: readonly string[]): string[] {
  const all = new Set(['text', ...chosen, ...parts]);
  const last = ['words', 'speech', 'pictures'].filter((part) => parts.includes(part));
  return [...[...all].filter((part) => !last.includes(part)), ...last];
}

/** True if any part is in progress, so that the screen keeps polling. */
export function isBusy(parts: readonly Pick<Part, 'status'>[]): boolean {
  return parts.some((part) => part.status === 'queued' || part.status === 'running');
}

/** Counts the usable parts and the requested parts. A failed part has ended, but is not ready. */
export function countReady(parts: readonly Pick<Part, 'status'>[]): { ready: number; all: number } {
  const ready = parts.filter(({ status }) => status === 'ready' || status === 'needs-edit').length;
  return { ready, all: parts.length };
}

/** The overall status as a sentence. It reports that everything is ready only if every part is. */
export function sumUp(parts: readonly Pick<Part, 'status'>[]): string {
  const { ready, all } = countReady(parts);
  const failed = parts.filter(({ status }) => status === 'failed').length;
  const toEdit = parts.filter(({ status }) => status === 'needs-edit').length;
  if (isBusy(parts)) {
    return plural(all, { one: `${ready} of # part ready`, other: `${ready} of # parts ready` });
  }
  const left = [];
  if (failed > 0) left.push(plural(failed, { one: '# part failed', other: '# parts failed' }));
  if (toEdit > 0) {
    left.push(
      plural(toEdit, { one: '# part needs a quick edit', other: '# parts need a quick edit' }),
    );
  }
  return left.length === 0 ? t`Everything is ready` : plainList(left);
}

/**
 * The server's reason for the delay of a part, such as a provider that is down. The job is retried
 * automatically, and the reason is kept during the retry. Null for a part that is only waiting in the queue.
 */
export const reasonToWait = (part: Pick<Part, 'status' | 'problem'> | undefined): string | null =>
  part?.problem && isBusy([part]) ? sayAnswer(part.problem.message) : null;

/**
 * The delay in milliseconds until the next poll for progress: short while texts and questions are being
 * written, longer when only audio and pictures are left, and longest when all remaining parts wait for a
 * provider. 0 means no further poll, because all parts are complete.
 */
export function nextPollMs(
  status: string,
  parts: readonly Pick<Part, 'part' | 'status' | 'problem'>[],
): number {
  const busy = parts.filter((part) => part.status === 'queued' || part.status === 'running');
  if (busy.length === 0) return status === 'writing' ? 1000 : 0;
  if (busy.every((part) => reasonToWait(part) !== null)) return 8000;
  return busy.every((part) => part.part === 'speech' || part.part === 'pictures') ? 3000 : 1000;
}

/** True if a part could not be saved because a newer version was stored after the edits began. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 409 &&
  error.fields.some(({ field }) => field === 'generation');
