import type { HandedIn } from '#contracts/homework/pupil-homework.ts';
import { nothingDone } from '#lessons/tasks/nothing-done.ts';
import type { AnswersShown } from './answers.ts';
import { asHttpError, isFinal } from './send-again.ts';
import {
  afterChange,
  afterHandingIn,
  afterLoad,
  isUnsent,
  type StoredAnswers,
} from './stored-answers.ts';
import type {
  Cause,
  Edit,
  Failed,
  Load,
  Read,
  SyncEffect,
  SyncEvent,
  SyncState,
} from './sync-state.ts';

/**
 * `rest` is the debounce delay for sending edits; `longestRest` is the maximum delay while the pupil keeps
 * typing. Both are in milliseconds.
 */
const rest = 800;
const longestRest = 4000;
const maxSeconds = 86_400;
/** In milliseconds. A longer pause between two changes is a break and does not count as time on task. */
const longestThought = 120_000;
/** In milliseconds. If the page was hidden for at least this long, another device may have newer work. */
const longAway = 30_000;

/** The state being changed by the current event, and the effects to run. */
type Draft = SyncState & { effects: SyncEffect[] };

/**
 * Returns the state and the effects that result from an event at the time `now`. An event that does not apply
 * to the state changes nothing.
 */
export function reduce(
  before: SyncState,
  event: SyncEvent,
  now: number,
): { state: SyncState; effects: SyncEffect[] } {
  const { effects, ...state } = follow({ ...before, now, effects: [] }, event);
  return { state, effects };
}

function follow(draft: Draft, event: SyncEvent): Draft {
  const { kept, shown, now, isOpen } = draft;
  const away = Math.max(0, now - draft.countedTo);
  switch (event.type) {
    case 'open':
      draft.isOpen = true;
      draft.countedTo = now;
      return emit(draft, { type: 'read', cause: event });
    case 'look':
      return emit(draft, { type: 'read', cause: event });
    case 'found':
      return found(draft, event.cause, event.stored);
    case 'change':
      return put(draft, event, { submitted: event.submitted });
    case 'onlyWrong': {
      // Starts the next attempt with the correct answers of the last attempt.
      const right = shown.task?.lastRight;
      if (!right) return draft;
      draft.countedTo = now;
      return put(draft, event, { submitted: right.submitted, done: right.items });
    }
    case 'changeAll':
      return put(draft, event, { done: [] });
    case 'again':
      draft.countedTo = now;
      return show(draft, { outcome: null });
    case 'handIn':
      // Ignore a repeated call before the response, or a second click after it.
      if (draft.delivering === kept.clientId || shown.outcome) return draft;
      edit(draft, { submitted: shown.submitted, handedIn: true });
      emit(draft, { type: 'stopTimer' });
      emit(draft, { type: 'write', cause: event });
      return deliver(draft);
    case 'wake': {
      draft.countedTo = now;
      if (!isOpen) return draft;
      draft.failures = 0;
      const isOld = !shown.task || (away > longAway && now - draft.lastLoad > longAway);
      if (isOld && !kept.handedIn) load(draft);
      else goOn(draft);
      return emit(draft, { type: 'retryNow' });
    }
    case 'leave':
      return send(draft, true);
    case 'retry':
      draft.failures = 0;
      return load(show(draft, { problem: null, outcome: null }));
    case 'close':
      draft.isOpen = false;
      return emit(draft, { type: 'stopTimer' });
    case 'loaded':
      draft.lastLoad = now;
      return emit(draft, { type: 'write', cause: event });
    case 'sent':
      draft.sending -= 1;
      draft.failures = 0;
      return emit(draft, { type: 'write', cause: event });
    case 'delivered':
      draft.failures = 0;
      return emit(draft, { type: 'write', cause: event });
    case 'failed':
      return failed(draft, event);
    case 'written':
      draft.written = event.edits;
      draft.kept = merged(draft, event.stored);
      return written(draft, event.cause);
    case 'flushed': {
      const { clientId, submitted, version, seconds } = isSame(event.asked, kept)
        ? kept
        : event.asked;
      const attempt = { clientId, submitted, version: Math.max(1, version), seconds };
      return emit(draft, { type: 'deliver', attempt });
    }
    case 'due':
      return event.next === 'send' ? send(draft) : goOn(draft);
    case 'retryDue':
      return isOpen ? emit(draft, { ...event, type: 'deliver' }) : draft;
  }
}

function emit(draft: Draft, effect: SyncEffect): Draft {
  draft.effects.push(effect);
  return draft;
}

const load = (draft: Draft, next: Load['next'] = 'go on') => emit(draft, { type: 'load', next });

const isSame = (one: { clientId: string }, other: { clientId: string }) =>
  one.clientId === other.clientId;

/** Merges the store's entry with the edits from this tab that are not stored yet. */
function merged({ kept, edits, written }: SyncState, stored: StoredAnswers | undefined) {
  if (!stored) return kept;
  return edits > written ? afterChange(stored, kept) : stored;
}

/** Applies `change` to the displayed state, and updates it to the current work. */
function show(draft: Draft, change: Partial<AnswersShown> = {}): Draft {
  const { kept, shown, failures } = draft;
  const next = { ...shown, ...change };
  const task = next.task ?? kept.task;
  const empty = task && nothingDone[task.task.template];
  const unsent = failures > 0 ? 'on this device' : 'saving';
  draft.shown = {
    ...next,
    task,
    // Handed-in work stays visible until its result is dismissed.
    submitted: next.outcome ? shown.submitted : (kept.submitted ?? empty),
    done: kept.done ?? [],
    saved: isUnsent(kept) ? unsent : 'saved',
    handingIn: change.handingIn ?? kept.handedIn,
  };
  return draft;
}

function found(draft: Draft, cause: Read['cause'], stored: StoredAnswers | undefined): Draft {
  if (cause.type === 'open') {
    draft.kept = merged(draft, stored);
    const { handedIn, task } = show(draft).kept;
    return cause.sendOnly || (handedIn && task) ? goOn(draft) : load(draft);
  }
  if (!stored || !draft.isOpen) return draft;
  draft.kept = merged(draft, stored);
  const isNext = draft.kept.clientId !== cause.clientId;
  return isNext && !draft.delivering ? load(draft, 'adopt') : adopt(draft);
}

/** Shows the work that another tab stored. */
function adopt(draft: Draft): Draft {
  const { kept, delivering } = draft;
  // The other tab has already started the next attempt.
  show(draft, kept.submitted === undefined ? {} : { outcome: null });
  if (!kept.handedIn || delivering) return draft;
  // The other tab sends the hand-in; if that tab is closed, this one takes over.
  return emit(draft, { type: 'timer', wait: longestRest, next: 'go on' });
}

/** Sends unsent work: a hand-in immediately, edits after the debounce delay. */
function goOn(draft: Draft): Draft {
  const { kept, now } = draft;
  if (!draft.isOpen) return draft;
  if (kept.handedIn) deliver(draft);
  else if (isUnsent(kept)) {
    draft.unsentSince ??= now;
    const left = Math.max(0, draft.unsentSince + longestRest - now);
    emit(draft, { type: 'timer', wait: Math.min(rest, left), next: 'send' });
  }
  return show(draft);
}

/**
 * Sends the draft. Only one request runs at a time, unless the pupil is leaving the page. Edits made during a
 * request are sent after it.
 */
function send(draft: Draft, isLeaving = false): Draft {
  const { kept } = draft;
  if ((draft.sending > 0 && !isLeaving) || kept.handedIn || !isUnsent(kept)) return draft;
  draft.sending += 1;
  draft.unsentSince = null;
  emit(draft, { type: 'stopTimer' });
  const { submitted, version, seconds } = kept;
  return emit(draft, { type: 'send', draft: { submitted, version, seconds } });
}

/** Hands the attempt in, unless it is already being handed in. */
function deliver(draft: Draft): Draft {
  const { kept } = draft;
  if (draft.delivering === kept.clientId) return draft;
  draft.delivering = kept.clientId;
  show(draft, { handingIn: true, problem: null });
  // Store the hand-in first: without its id, a reload after the server's commit but before our response could
  // hand it in twice.
  return emit(draft, { type: 'flush', asked: kept });
}

/** Records an edit by the pupil: increments the edit count and adds the time spent. */
function edit(draft: Draft, change: Partial<StoredAnswers>): void {
  const { kept, countedTo, now } = draft;
  const time = Math.max(0, now - countedTo);
  // Add whole seconds only; the remainder is added with the next edit.
  const spent = Math.floor(Math.min(longestThought, time) / 1000);
  draft.countedTo = time > longestThought ? now : countedTo + spent * 1000;
  draft.edits += 1;
  draft.kept = { ...kept, seconds: Math.min(maxSeconds, kept.seconds + spent), ...change };
}

/**
 * Records an edit under a version that is higher than all others. Work that is being handed in cannot be
 * edited.
 */
function put(draft: Draft, cause: Edit, change: Partial<StoredAnswers>): Draft {
  const { kept, now } = draft;
  if (kept.handedIn || !draft.isOpen) return draft;
  edit(draft, { ...change, version: Math.max(now, kept.version + 1) });
  show(draft, { outcome: null });
  return emit(draft, { type: 'write', cause });
}

function failed(draft: Draft, { request, error }: Failed): Draft {
  if (request.type === 'read') return found(draft, request.cause, undefined);
  if (request.type === 'load') {
    // If the task is stored on the device, the pupil can continue; the task is reloaded once there is a
    // connection.
    if (!draft.kept.task || isFinal(error)) show(draft, { problem: asHttpError(error) });
    return request.next === 'adopt' ? adopt(draft) : goOn(draft);
  }
  draft.failures += 1;
  const wait = { failures: draft.failures, error };
  if (request.type === 'send') {
    draft.sending -= 1;
    if (isFinal(error)) return show(draft, { problem: error });
    if (draft.isOpen) emit(draft, { type: 'timer', wait, next: 'send' });
    return show(draft);
  }
  const { attempt } = request;
  if (isFinal(error))
    return emit(draft, { type: 'write', cause: { type: 'refused', attempt, error } });
  show(draft, { waiting: true });
  return emit(draft, { type: 'retryLater', wait, attempt });
}

/** Continues after the store has written the change of `cause`. */
function written(draft: Draft, cause: Cause): Draft {
  const { kept } = draft;
  switch (cause.type) {
    case 'handIn':
      return draft;
    case 'loaded':
      show(draft, { task: cause.task, problem: null });
      return cause.next === 'adopt' ? adopt(draft) : goOn(draft);
    case 'sent': {
      const { version } = cause.draft;
      // If another device had a newer version and the pupil has not typed here meanwhile, load that version.
      return cause.version > version && kept.version === version ? load(draft) : goOn(draft);
    }
    case 'delivered': {
      const { attempt, handedIn } = cause;
      // If there are answers, another tab has already started the next attempt: do not show this result.
      if (kept.submitted === undefined) {
        const { task } = draft.shown;
        const { attemptsLeft, lastRight } = handedIn;
        const attempts = (task?.attempts ?? 0) + 1;
        const next = task && { ...task, attempts, attemptsLeft, lastRight, draft: null };
        show(draft, { task: next, handingIn: false, waiting: false, outcome: handedIn });
      }
      return settle(draft, attempt.clientId, handedIn);
    }
    case 'refused': {
      const { attempt, error } = cause;
      show(draft, { handingIn: false, waiting: false, problem: error });
      return settle(draft, attempt.clientId, { error });
    }
    default:
      return goOn(draft);
  }
}

function settle(draft: Draft, clientId: string, result: HandedIn | { error: unknown }): Draft {
  if (draft.delivering === clientId) draft.delivering = null;
  return emit(draft, { type: 'settle', clientId, result });
}

/**
 * Returns the entry to store after an event. It runs within a transaction; `old` is the entry that is
 * currently in the store.
 */
export function storedAfter(
  state: SyncState,
  old: StoredAnswers | undefined,
  cause: Cause,
  newClientId: () => string,
): StoredAnswers {
  const kept = merged(state, old);
  switch (cause.type) {
    case 'loaded':
      return afterLoad(kept, cause.task, newClientId);
    case 'sent': {
      // Another device had a newer version, but the pupil kept typing here: make this work the newest.
      const isNewer = state.kept.version !== cause.draft.version;
      const version = isNewer ? Math.max(kept.version, cause.version + 1) : kept.version;
      return { ...kept, sent: Math.max(kept.sent, cause.version), version };
    }
    case 'delivered':
      return isSame(cause.attempt, kept) ? afterHandingIn(kept, newClientId()) : kept;
    case 'refused':
      return isSame(cause.attempt, kept) ? { ...kept, handedIn: false } : kept;
    default:
      return kept;
  }
}
