import type { Part } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';

/** What the rail says of a part. `not-asked` stands for a type that was not chosen on the dashboard. */
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

/** Words for each state; sound and pictures are made, not written. */
export function railWords(state: RailState, part: string): string {
  const made = part === 'speech' || part === 'pictures';
  return {
    waiting: 'Waiting',
    writing: made ? 'Being made' : 'Being written',
    ready: 'Ready',
    'needs-edit': 'Needs a quick edit',
    failed: 'Not made',
  }[state];
}

/** The order of the rail: the text first, what is chosen in the dashboard's order, sound and pictures last. */
export function railOrder(parts: readonly string[], chosen: readonly string[]): string[] {
  const all = new Set(['text', ...chosen, ...parts]);
  const last = ['words', 'speech', 'pictures'].filter((part) => parts.includes(part));
  return [...[...all].filter((part) => !last.includes(part)), ...last];
}

/** Whether anything is still on its way, so that the screen asks again. */
export function isBusy(parts: readonly Pick<Part, 'status'>[]): boolean {
  return parts.some((part) => part.status === 'queued' || part.status === 'running');
}

/** How much is made, of what was asked for. A failed part is as finished as it will get, and is not made. */
export function countDone(parts: readonly Pick<Part, 'status'>[]): { done: number; all: number } {
  const busy = parts.filter((part) => part.status === 'queued' || part.status === 'running').length;
  return { done: parts.length - busy, all: parts.length };
}

/** How the whole stands, in a sentence: ready is said only when every part is. */
export function sumUp(parts: readonly Pick<Part, 'status'>[]): string {
  const { done, all } = countDone(parts);
  const failed = parts.filter(({ status }) => status === 'failed').length;
  const toEdit = parts.filter(({ status }) => status === 'needs-edit').length;
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const left = [
    ...count(failed, 'part is not made', 'parts are not made'),
    ...count(toEdit, 'part needs a quick edit', 'parts need a quick edit'),
  ];
  if (done < all) return `${done - failed} of ${all} parts made`;
  return left.length === 0 ? 'Everything is ready' : left.join(', ');
}

/**
 * Why a part that is not made yet has to wait, as the server says it: a provider is away, and is tried
 * again without anybody's click. Null for a part that only waits for its turn. A try under way keeps the
 * reason of the one before.
 */
export const reasonToWait = (part: Pick<Part, 'status' | 'problem'> | undefined): string | null =>
  part && isBusy([part]) ? (part.problem?.message ?? null) : null;

/**
 * Milliseconds until progress is asked for again: quick while parts come in, slower when only sound and
 * pictures are left, slow when all that is left waits for a provider, not at all when everything stands.
 * 0 means never.
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

/** Whether a part was not stored because another version of it was, since the one it was made from. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 409 &&
  error.fields.some(({ field }) => field === 'generation');
