import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import { HttpError } from '#ui/http-error.ts';
import type { StoredAnswers } from './stored-answers.ts';
import { notOpened, type SyncEffect, type SyncEvent, type SyncState } from './sync-state.ts';

/** The time of every event below; the state before each event is ten seconds older. */
export const now = 1_800_000_010_000;
const before = now - 10_000;
export const task: PupilTask = {
  pupilHomeworkId: 1,
  homeworkId: 2,
  homeworkName: 'Homework',
  instructions: '',
  passMark: 60,
  dueAt: '2026-03-01T12:00:00.000Z',
  language: 'fr',
  nativeLanguage: 'en',
  task: {
    id: 3,
    taskName: 'Task',
    template: 'TYPE_THE_ANSWER',
    skillType: 'WRITING',
    forPupil: {},
  },
  draft: null,
  lastVersion: 0,
  attempts: 0,
  attemptsLeft: null,
  nextTaskId: null,
  lastRight: null,
};
const lastRight = { submitted: { typed: { f1: 'le chien' } }, items: ['f1'] };
export const handedIn: HandedIn = {
  attemptId: 9,
  pupilHomeworkId: 1,
  scorePercentage: 0,
  testPassed: false,
  taskPassed: false,
  attemptsLeft: 2,
  lastRight,
  submittedData: {
    data: {},
    mark: { state: 'marked', scorePercentage: 0, items: [] },
    answersTold: false,
    feedback: [],
    seconds: 1,
  },
};
const nothing = { typed: {} };
const work = { typed: { f1: 'x' } };
const other = { typed: { f1: 'y' } };
const offline = new HttpError(0, null);
export const gone = new HttpError(404, null);

interface Change extends Partial<Omit<SyncState, 'kept' | 'shown'>> {
  kept?: Partial<StoredAnswers>;
  shown?: Partial<SyncState['shown']>;
}
export const changed = (state: SyncState, { kept, shown, ...rest }: Change): SyncState => ({
  ...state,
  ...rest,
  kept: { ...state.kept, ...kept },
  shown: { ...state.shown, ...shown },
});

export const created = notOpened('a1', before);
export const opening = changed(created, { isOpen: true, lastLoad: before });
export const empty = changed(opening, { kept: { task }, shown: { task, submitted: nothing } });
export const unsent = changed(empty, {
  kept: { submitted: work, version: 5 },
  shown: { submitted: work, saved: 'saving' },
  edits: 1,
  written: 1,
});
export const saved = changed(unsent, { kept: { sent: 5 }, shown: { saved: 'saved' } });
const sending = changed(unsent, { sending: 1 });
export const delivering = changed(unsent, {
  kept: { handedIn: true },
  shown: { handingIn: true },
  delivering: 'a1',
});
const waiting = changed(delivering, {
  shown: { waiting: true, saved: 'on this device' },
  failures: 1,
});
export const marked = changed(saved, {
  kept: { clientId: 'a2', attempts: 1, submitted: undefined, done: undefined },
  shown: { outcome: handedIn, task: { ...task, attempts: 1, attemptsLeft: 2, lastRight } },
});
const closed = changed(unsent, { isOpen: false });
export const states = {
  created,
  opening,
  empty,
  unsent,
  saved,
  sending,
  delivering,
  waiting,
  marked,
  closed,
};

export const draft = { submitted: work, version: 5, seconds: 0 };
export const attempt = { clientId: 'a1', submitted: work, version: 5, seconds: 0 };
export const change = { type: 'change', submitted: other } as const;
const load: SyncEffect = { type: 'load', next: 'go on' };
const stop: SyncEffect = { type: 'stopTimer' };
const sendSoon: SyncEffect = { type: 'timer', wait: 800, next: 'send' };
export const written = (
  cause: Extract<SyncEvent, { type: 'written' }>['cause'],
  state: SyncState,
) => ({ type: 'written', cause, stored: state.kept, edits: state.edits }) as const;
const edited: Change = {
  kept: { submitted: other, version: now, seconds: 10 },
  shown: { submitted: other, saved: 'saving' },
  countedTo: now,
};
const failure = (failures: number, error: unknown = offline) => ({ failures, error });

type Row = [title: string, SyncState, SyncEvent, after: Change, effects: SyncEffect[]];

const opens: Row[] = [
  [
    'reads the work on the device when opened',
    created,
    { type: 'open', sendOnly: false },
    { isOpen: true, countedTo: now },
    [{ type: 'read', cause: { type: 'open', sendOnly: false } }],
  ],
  [
    'loads the task if the device has no work',
    opening,
    { type: 'found', cause: { type: 'open', sendOnly: false }, stored: undefined },
    {},
    [load],
  ],
  [
    'shows the work on the device, then loads the task',
    opening,
    { type: 'found', cause: { type: 'open', sendOnly: false }, stored: unsent.kept },
    { kept: unsent.kept, shown: unsent.shown },
    [load],
  ],
  [
    'sends without loading if no screen shows the task',
    opening,
    { type: 'found', cause: { type: 'open', sendOnly: true }, stored: unsent.kept },
    { kept: unsent.kept, shown: unsent.shown, unsentSince: now },
    [sendSoon],
  ],
  [
    'resumes a hand-in without loading',
    opening,
    { type: 'found', cause: { type: 'open', sendOnly: false }, stored: delivering.kept },
    { kept: delivering.kept, shown: delivering.shown, delivering: 'a1' },
    [{ type: 'flush', asked: delivering.kept }],
  ],
  [
    'loads if the device cannot be read',
    opening,
    {
      type: 'failed',
      request: { type: 'read', cause: { type: 'open', sendOnly: false } },
      error: new Error(),
    },
    {},
    [load],
  ],
  [
    'stores a loaded task',
    opening,
    { type: 'loaded', next: 'go on', task },
    { lastLoad: now },
    [{ type: 'write', cause: { type: 'loaded', next: 'go on', task } }],
  ],
  [
    'shows a loaded task once it is stored',
    opening,
    written({ type: 'loaded', next: 'go on', task }, empty),
    { kept: empty.kept, shown: empty.shown },
    [],
  ],
  [
    'shows why loading failed',
    opening,
    { type: 'failed', request: { type: 'load', next: 'go on' }, error: offline },
    { shown: { problem: offline } },
    [],
  ],
  [
    'continues without a connection if the task is on the device',
    unsent,
    { type: 'failed', request: { type: 'load', next: 'go on' }, error: offline },
    { unsentSince: now },
    [sendSoon],
  ],
  [
    'shows that the task is gone even if it is on the device',
    saved,
    { type: 'failed', request: { type: 'load', next: 'go on' }, error: gone },
    { shown: { problem: gone } },
    [],
  ],
];

const edits: Row[] = [
  [
    'stores a change with the newest version and the time spent',
    saved,
    change,
    { ...edited, edits: 2 },
    [{ type: 'write', cause: change }],
  ],
  [
    'does not count a long break as working time',
    changed(saved, { countedTo: now - 120_001 }),
    change,
    { ...edited, kept: { ...edited.kept, seconds: 120 }, edits: 2 },
    [{ type: 'write', cause: change }],
  ],
  [
    'carries over a fraction of a second',
    changed(saved, { countedTo: now - 1999 }),
    change,
    { ...edited, kept: { ...edited.kept, seconds: 1 }, edits: 2, countedTo: now - 999 },
    [{ type: 'write', cause: change }],
  ],
  [
    'assigns a version above the version of a device with a fast clock',
    changed(saved, { kept: { version: now + 7 } }),
    change,
    { ...edited, kept: { ...edited.kept, version: now + 8 }, edits: 2 },
    [{ type: 'write', cause: change }],
  ],
  [
    'dismisses the result with the first change of the next attempt',
    marked,
    change,
    { ...edited, shown: { ...edited.shown, outcome: null }, edits: 2 },
    [{ type: 'write', cause: change }],
  ],
  ['sends a stored change soon', unsent, written(change, unsent), { unsentSince: now }, [sendSoon]],
  [
    'sends after four seconds at most while typing goes on',
    changed(unsent, { unsentSince: now - 3900 }),
    written(change, unsent),
    {},
    [{ type: 'timer', wait: 100, next: 'send' }],
  ],
  [
    'keeps an edit that was made while an earlier edit was being stored',
    changed(unsent, { edits: 2, kept: { submitted: other, version: 6 } }),
    written(change, unsent),
    { unsentSince: now, shown: { submitted: other } },
    [sendSoon],
  ],
  [
    'starts the next attempt with the right answers only',
    marked,
    { type: 'onlyWrong' },
    {
      countedTo: now,
      edits: 2,
      kept: { submitted: lastRight.submitted, done: ['f1'], version: now },
      shown: {
        submitted: lastRight.submitted,
        done: ['f1'],
        outcome: null,
        saved: 'saving',
      },
    },
    [{ type: 'write', cause: { type: 'onlyWrong' } }],
  ],
  [
    'makes carried-over answers editable',
    changed(saved, { kept: { done: ['f1'] }, shown: { done: ['f1'] } }),
    { type: 'changeAll' },
    {
      countedTo: now,
      edits: 2,
      kept: { done: [], version: now, seconds: 10 },
      shown: { done: [], saved: 'saving' },
    },
    [{ type: 'write', cause: { type: 'changeAll' } }],
  ],
  [
    'dismisses the result without storing anything',
    marked,
    { type: 'again' },
    { countedTo: now, shown: { outcome: null, submitted: nothing } },
    [],
  ],
];

const sends: Row[] = [
  [
    'sends the draft when it is due',
    changed(unsent, { unsentSince: before }),
    { type: 'due', next: 'send' },
    { sending: 1, unsentSince: null },
    [stop, { type: 'send', draft }],
  ],
  [
    'sends a second draft if the page is left during the first',
    sending,
    { type: 'leave' },
    { sending: 2 },
    [stop, { type: 'send', draft }],
  ],
  [
    'stores which version the server has',
    changed(sending, { failures: 3 }),
    { type: 'sent', draft, version: 5 },
    { sending: 0, failures: 0 },
    [{ type: 'write', cause: { type: 'sent', draft, version: 5 } }],
  ],
  [
    'shows that the draft is on the server',
    unsent,
    written({ type: 'sent', draft, version: 5 }, saved),
    { kept: { sent: 5 }, shown: { saved: 'saved' } },
    [],
  ],
  [
    'loads another device’s newer work',
    unsent,
    written({ type: 'sent', draft, version: 8 }, changed(saved, { kept: { sent: 8 } })),
    { kept: { sent: 8 } },
    [load],
  ],
  [
    'keeps its own work if it is now newer than another device’s work',
    changed(unsent, { kept: { version: 9 } }),
    written(
      { type: 'sent', draft, version: 8 },
      changed(unsent, { kept: { version: 9, sent: 8 } }),
    ),
    { kept: { sent: 8 }, unsentSince: now },
    [sendSoon],
  ],
  [
    'retries a draft that did not arrive',
    sending,
    { type: 'failed', request: { type: 'send', draft }, error: offline },
    { sending: 0, failures: 1, shown: { saved: 'on this device' } },
    [{ type: 'timer', wait: failure(1), next: 'send' }],
  ],
  [
    'shows why a draft was rejected and does not retry it',
    sending,
    { type: 'failed', request: { type: 'send', draft }, error: gone },
    { sending: 0, failures: 1, shown: { saved: 'on this device', problem: gone } },
    [],
  ],
  [
    'does not retry a draft once the page is closed',
    changed(sending, { isOpen: false }),
    { type: 'failed', request: { type: 'send', draft }, error: offline },
    { sending: 0, failures: 1, shown: { saved: 'on this device' } },
    [],
  ],
];

const delivers: Row[] = [
  [
    'stores the hand-in before it is sent',
    unsent,
    { type: 'handIn' },
    {
      kept: { handedIn: true, seconds: 10 },
      shown: { handingIn: true },
      edits: 2,
      countedTo: now,
      delivering: 'a1',
    },
    [
      stop,
      { type: 'write', cause: { type: 'handIn' } },
      { type: 'flush', asked: { ...delivering.kept, seconds: 10 } },
    ],
  ],
  [
    'hands in an attempt without answers',
    empty,
    { type: 'handIn' },
    {
      kept: { submitted: nothing, handedIn: true, seconds: 10 },
      shown: { handingIn: true, saved: 'saving' },
      edits: 1,
      countedTo: now,
      delivering: 'a1',
    },
    [
      stop,
      { type: 'write', cause: { type: 'handIn' } },
      {
        type: 'flush',
        asked: { ...empty.kept, submitted: nothing, handedIn: true, seconds: 10 },
      },
    ],
  ],
  [
    'sends a stored hand-in',
    delivering,
    { type: 'flushed', asked: delivering.kept },
    {},
    [{ type: 'deliver', attempt }],
  ],
  [
    'sends the attempt that was handed in even if another tab began the next one',
    changed(delivering, { kept: { clientId: 'a2', submitted: other } }),
    { type: 'flushed', asked: delivering.kept },
    {},
    [{ type: 'deliver', attempt }],
  ],
  [
    'sends version 1 if nothing was answered',
    changed(delivering, { kept: { version: 0 } }),
    { type: 'flushed', asked: delivering.kept },
    {},
    [{ type: 'deliver', attempt: { ...attempt, version: 1 } }],
  ],
  [
    'stores that the server has the attempt',
    waiting,
    { type: 'delivered', attempt, handedIn },
    { failures: 0 },
    [{ type: 'write', cause: { type: 'delivered', attempt, handedIn } }],
  ],
  [
    'shows the mark and leaves the work visible',
    changed(waiting, { failures: 0 }),
    written({ type: 'delivered', attempt, handedIn }, marked),
    {
      kept: marked.kept,
      shown: { ...marked.shown, waiting: false, handingIn: false },
      delivering: null,
    },
    [{ type: 'settle', clientId: 'a1', result: handedIn }],
  ],
  [
    'does not show the mark if another tab is at the next attempt',
    delivering,
    written(
      { type: 'delivered', attempt, handedIn },
      changed(unsent, { kept: { clientId: 'a2' } }),
    ),
    { kept: { clientId: 'a2', handedIn: false }, delivering: null },
    [{ type: 'settle', clientId: 'a1', result: handedIn }],
  ],
  [
    'continues the next attempt’s hand-in when an earlier hand-in succeeds',
    changed(delivering, { kept: { clientId: 'a2' }, delivering: 'a2' }),
    written(
      { type: 'delivered', attempt, handedIn },
      changed(delivering, { kept: { clientId: 'a2' } }),
    ),
    {},
    [{ type: 'settle', clientId: 'a1', result: handedIn }],
  ],
  [
    'retries a hand-in that got no response',
    delivering,
    { type: 'failed', request: { type: 'deliver', attempt }, error: offline },
    { failures: 1, shown: { waiting: true, saved: 'on this device' } },
    [{ type: 'retryLater', wait: failure(1), attempt }],
  ],
  [
    'sends the same attempt again',
    waiting,
    { type: 'retryDue', attempt },
    {},
    [{ type: 'deliver', attempt }],
  ],
  [
    'reopens the work if the server rejects it',
    delivering,
    { type: 'failed', request: { type: 'deliver', attempt }, error: gone },
    { failures: 1 },
    [{ type: 'write', cause: { type: 'refused', attempt, error: gone } }],
  ],
  [
    'shows why the server rejected the work once the rejection is stored',
    changed(delivering, { failures: 1 }),
    written({ type: 'refused', attempt, error: gone }, unsent),
    {
      kept: { handedIn: false },
      shown: { handingIn: false, problem: gone, saved: 'on this device' },
      delivering: null,
    },
    [{ type: 'settle', clientId: 'a1', result: { error: gone } }],
  ],
];

const wakes: Row[] = [
  [
    'retries everything immediately on waking and does not count the time away',
    waiting,
    { type: 'wake' },
    { failures: 0, countedTo: now, shown: { saved: 'saving' } },
    [{ type: 'retryNow' }],
  ],
  [
    'sends unsent work soon after waking',
    unsent,
    { type: 'wake' },
    { countedTo: now, unsentSince: now },
    [sendSoon, { type: 'retryNow' }],
  ],
  [
    'loads the task again after a long absence',
    changed(saved, { countedTo: now - 30_001, lastLoad: now - 30_001 }),
    { type: 'wake' },
    { countedTo: now },
    [load, { type: 'retryNow' }],
  ],
  [
    'does not load the task again if the last load is recent',
    changed(saved, { countedTo: now - 30_001 }),
    { type: 'wake' },
    { countedTo: now },
    [{ type: 'retryNow' }],
  ],
  [
    'loads a task that has not been loaded yet',
    opening,
    { type: 'wake' },
    { countedTo: now },
    [load, { type: 'retryNow' }],
  ],
  [
    'only restarts its clock on waking if the page is closed',
    closed,
    { type: 'wake' },
    { countedTo: now },
    [],
  ],
  [
    'loads the task again when the pupil retries after an error',
    changed(unsent, { failures: 2, shown: { problem: gone, saved: 'on this device' } }),
    { type: 'retry' },
    { failures: 0, shown: { problem: null, saved: 'saving' } },
    [load],
  ],
  ['stops its timer when closed', unsent, { type: 'close' }, { isOpen: false }, [stop]],
];

const look: SyncEvent = { type: 'look', clientId: 'a1' };
export const found = (stored: StoredAnswers | undefined, clientId = 'a1'): SyncEvent => ({
  type: 'found',
  cause: { type: 'look', clientId },
  stored,
});
export const theirs = { ...saved.kept, submitted: other, version: 6, sent: 6 };
const otherTabs: Row[] = [
  ['reads what another tab stored', saved, look, {}, [{ type: 'read', cause: look }]],
  [
    'shows what another tab stored',
    saved,
    found(theirs),
    { kept: theirs, shown: { submitted: other } },
    [],
  ],
  [
    'keeps its own edit that is not stored yet',
    changed(unsent, { edits: 2 }),
    found({ ...theirs, sent: 0 }),
    { kept: { version: 7 } },
    [],
  ],
  [
    'waits before taking over another tab’s hand-in',
    saved,
    found(delivering.kept),
    { kept: delivering.kept, shown: { handingIn: true, saved: 'saving' } },
    [{ type: 'timer', wait: 4000, next: 'go on' }],
  ],
  ['does not restart its own hand-in', delivering, found(delivering.kept), {}, []],
  [
    'takes over another tab’s hand-in when it is due',
    changed(delivering, { delivering: null }),
    { type: 'due', next: 'go on' },
    { delivering: 'a1' },
    [{ type: 'flush', asked: delivering.kept }],
  ],
  [
    'loads the task when another tab has handed in the attempt',
    saved,
    found(marked.kept),
    { kept: marked.kept },
    [{ type: 'load', next: 'adopt' }],
  ],
  [
    'shows the next attempt once a task handed in by another tab is loaded',
    changed(saved, { kept: marked.kept }),
    written({ type: 'loaded', next: 'adopt', task }, marked),
    { shown: { submitted: nothing } },
    [],
  ],
  [
    'shows the next attempt even if loading the task handed in by another tab fails',
    changed(saved, { kept: marked.kept }),
    { type: 'failed', request: { type: 'load', next: 'adopt' }, error: offline },
    { shown: { submitted: nothing } },
    [],
  ],
  [
    'drops its result once another tab has begun the next attempt',
    marked,
    found({ ...marked.kept, submitted: other, version: 6 }, 'a2'),
    {
      kept: { submitted: other, version: 6 },
      shown: { submitted: other, outcome: null, saved: 'saving' },
    },
    [],
  ],
];

/** All examples: each row has a state, an event, and the expected result. */
export const rows: Row[] = [...opens, ...edits, ...sends, ...delivers, ...wakes, ...otherTabs];
