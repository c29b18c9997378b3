import type { HandedIn } from '#contracts/homework/pupil-homework.ts';
import { nothingDone } from '#lessons/tasks/nothing-done.ts';
import type { AnswerDependencies } from './answer-dependencies.ts';
import { type AnswersShown, nothingShown } from './answers.ts';
import { asHttpError, isFinal, waitBefore } from './send-again.ts';
import {
  afterChange,
  afterHandingIn,
  afterLoad,
  isUnsent,
  noAnswers,
  type StoredAnswers,
} from './stored-answers.ts';
import { createTimeOnTask } from './time-on-task.ts';

/** How long typing rests before it is sent, and how long it may go on unsent, in milliseconds. */
const rest = 800;
const longestRest = 4000;
const maxSeconds = 86_400;
/** After so long out of sight, another device may have gone on. */
const longAway = 30_000;

export type AnswerSync = ReturnType<typeof createAnswerSync>;

/**
 * Keeps a pupil's answers to one task on the device at once and on the server soon after, and hands them
 * in: whatever fails is sent again by itself until the server has it, under ids and versions that make
 * sending twice the same as sending once. Nothing here knows a browser. Opened and closed once.
 */
export function createAnswerSync({
  pupilId,
  key,
  store,
  server,
  clock,
  newClientId,
}: AnswerDependencies) {
  let kept: StoredAnswers = noAnswers(newClientId());
  let shown: AnswersShown = nothingShown;
  let isOpen = false;
  /** Changes by the pupil in this tab, and how many of them the store has. */
  let edits = 0;
  let written = 0;
  let failures = 0;
  let sending = 0;
  let unsentSince: number | null = null;
  const time = createTimeOnTask(clock);
  let lastLoad = 0;
  let delivery: { clientId: string; handedIn: Promise<HandedIn> } | null = null;
  /** What waits for its next try, and goes on at once when the page wakes up. */
  const waiting = new Set<() => void>();
  let cancelTimer = () => {};
  let stopWatching = () => {};
  const listeners = new Set<() => void>();

  function show(change: Partial<AnswersShown> = {}): void {
    const next = { ...shown, ...change };
    const task = next.task ?? kept.task;
    const empty = task && nothingDone[task.task.template];
    const unsent = failures > 0 ? 'on this device' : 'saving';
    shown = {
      ...next,
      task,
      // What was handed in stays in view until the screen goes on.
      submitted: next.handedIn ? shown.submitted : (kept.submitted ?? empty),
      done: kept.done ?? [],
      saved: isUnsent(kept) ? unsent : 'saved',
      handingIn: change.handingIn ?? kept.handedIn,
    };
    for (const listener of listeners) listener();
  }

  const loadStore = () => store.read(key).catch(() => undefined);
  /** What stands: the store's entry, and over it what the pupil changed here and is not in it yet. */
  const standing = (old: StoredAnswers | undefined): StoredAnswers => {
    if (!old) return kept;
    return edits > written ? afterChange(old, kept) : old;
  };

  /** Changes what the device keeps, after every change before it. */
  let writing: Promise<void> = Promise.resolve();
  function write(change: (stands: StoredAnswers) => StoredAnswers): Promise<void> {
    writing = writing.then(async () => {
      let seen = edits;
      const changed = (old: StoredAnswers | undefined) => {
        seen = edits;
        return change(standing(old));
      };
      // A browser that keeps nothing leaves this page's memory, and what the server has.
      const stands = await store.update(key, changed).catch(() => changed(kept));
      written = seen;
      kept = standing(stands);
    });
    return writing;
  }

  async function load(): Promise<void> {
    try {
      const task = await server.load();
      lastLoad = clock.now();
      await write((stands) => afterLoad(stands, task, newClientId));
      show({ task, problem: null });
    } catch (error) {
      // With the task on the device the pupil can go on; it is loaded again with the connection.
      if (!kept.task || isFinal(error)) show({ problem: asHttpError(error) });
    }
  }

  function goOn(): void {
    if (!isOpen) return;
    if (kept.handedIn) void deliver().catch(() => {});
    else if (isUnsent(kept)) sendSoon();
    show();
  }

  function sendSoon(): void {
    cancelTimer();
    unsentSince ??= clock.now();
    const left = Math.max(0, unsentSince + longestRest - clock.now());
    cancelTimer = clock.after(Math.min(rest, left), () => void keep());
  }

  /** Sends the draft, one at a time but when the page is left; what was typed meanwhile goes next. */
  async function keep(leaving = false): Promise<void> {
    if ((sending > 0 && !leaving) || kept.handedIn || !isUnsent(kept)) return;
    sending += 1;
    unsentSince = null;
    cancelTimer();
    const { submitted, version, seconds } = kept;
    const answered = await server
      .keep({ pupilId, submitted, version, seconds })
      .catch((error: unknown) => ({ error }));
    sending -= 1;
    if ('error' in answered) return notKept(answered.error);
    failures = 0;
    const isSame = () => kept.version === version;
    await write((stands) => ({
      ...stands,
      sent: Math.max(stands.sent, answered.version),
      // Another device was ahead, but the pupil typed on here: that is the newest.
      version: isSame() ? stands.version : Math.max(stands.version, answered.version + 1),
    }));
    if (answered.version > version && isSame()) await load();
    goOn();
  }

  function notKept(error: unknown): void {
    failures += 1;
    if (!isFinal(error) && isOpen) {
      cancelTimer();
      cancelTimer = clock.after(waitBefore(failures, error, clock), () => void keep());
    }
    show(isFinal(error) ? { problem: error } : {});
  }

  /** Waits for the next try; once the page is closed there is none. */
  const nextTry = (error: unknown) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(waitBefore(failures, error, clock), () => goNow());
      const goNow = () => {
        cancel();
        waiting.delete(goNow);
        if (isOpen) resolve();
      };
      waiting.add(goNow);
    });

  /** One for each attempt: the next may be handed in while an older answer is still on its way. */
  function deliver(): Promise<HandedIn> {
    if (delivery?.clientId === kept.clientId) return delivery.handedIn;
    const own = { clientId: kept.clientId, handedIn: send() };
    delivery = own;
    return own.handedIn.finally(() => {
      if (delivery === own) delivery = null;
    });
  }

  /** Sends what is handed in until the server has answered it. */
  async function send(): Promise<HandedIn> {
    const asked = kept;
    show({ handingIn: true, problem: null });
    // On the device first: a reload between the server's yes and this page's would lose the id otherwise.
    await writing;
    const isAsked = (stands: StoredAnswers) => stands.clientId === asked.clientId;
    const { clientId, submitted, version, seconds } = isAsked(kept) ? kept : asked;
    const body = { pupilId, clientId, submitted, version: Math.max(1, version), seconds };
    for (;;) {
      try {
        const handedIn = await server.handIn(body);
        failures = 0;
        await write((stands) => (isAsked(stands) ? afterHandingIn(stands, newClientId()) : stands));
        // Another tab is at the next attempt already: this one is no news there.
        if (kept.submitted !== undefined) return handedIn;
        const { task } = shown;
        const { attemptsLeft, lastRight } = handedIn;
        const attempts = (task?.attempts ?? 0) + 1;
        const next = task && { ...task, attempts, attemptsLeft, lastRight, draft: null };
        show({ task: next, handingIn: false, waiting: false, handedIn });
        return handedIn;
      } catch (error) {
        failures += 1;
        if (isFinal(error)) {
          await write((stands) => (isAsked(stands) ? { ...stands, handedIn: false } : stands));
          show({ handingIn: false, waiting: false, problem: error });
          throw error;
        }
        show({ waiting: true });
        await nextTry(error);
      }
    }
  }

  /** A change by the pupil: counted, timed, and newer than all before. */
  function edit(change: Partial<StoredAnswers>): void {
    edits += 1;
    const seconds = Math.min(maxSeconds, kept.seconds + time.spend());
    kept = { ...kept, seconds, ...change };
  }

  function put(change: Partial<StoredAnswers>): void {
    if (kept.handedIn || !isOpen) return;
    edit({ ...change, version: Math.max(clock.now(), kept.version + 1) });
    show({ handedIn: null });
    void write((stands) => stands).then(goOn);
  }

  /** Another tab of this device changed something. */
  async function lookAgain(): Promise<void> {
    const before = kept.clientId;
    const stands = await loadStore();
    if (!stands || !isOpen) return;
    kept = standing(stands);
    if (kept.clientId !== before && !delivery) await load();
    // The other tab is at the next attempt already.
    show(kept.submitted === undefined ? {} : { handedIn: null });
    if (!kept.handedIn || delivery) return;
    // The other tab sends it; should it be closed meanwhile, this one does.
    cancelTimer();
    cancelTimer = clock.after(longestRest, goOn);
  }

  return {
    /** Begins with what the device has, then what the server has. `sendOnly` where no screen shows the task. */
    async open(sendOnly = false): Promise<void> {
      isOpen = true;
      time.restart();
      stopWatching = store.watch(key, () => void lookAgain());
      kept = standing(await loadStore());
      show();
      if (!sendOnly && !(kept.handedIn && kept.task)) await load();
      goOn();
    },
    change(submitted: unknown): void {
      put({ submitted });
    },
    /** Begins the next attempt with what was right in the last one. */
    onlyWrong(): void {
      const right = shown.task?.lastRight;
      if (!right) return;
      time.restart();
      put({ submitted: right.submitted, done: right.items });
    },
    /** Lets what was kept be changed too. */
    changeAll(): void {
      put({ done: [] });
    },
    /** Leaves the result for the next attempt; nothing is kept before something is done. */
    again(): void {
      time.restart();
      show({ handedIn: null });
    },
    /** Hands in what is shown; called again before it is answered, it is the same handing in. */
    handIn(): Promise<HandedIn> {
      if (delivery?.clientId === kept.clientId) return delivery.handedIn;
      // What is in view is handed in already: a second click hands in nothing more.
      if (shown.handedIn) return Promise.resolve(shown.handedIn);
      edit({ submitted: shown.submitted, handedIn: true });
      cancelTimer();
      void write((stands) => stands);
      return deliver();
    },
    /** The connection is back, or the page is looked at again. */
    wake(): void {
      const away = time.restart();
      if (!isOpen) return;
      failures = 0;
      for (const goNow of waiting) goNow();
      const isOld = !shown.task || (away > longAway && clock.now() - lastLoad > longAway);
      if (isOld && !kept.handedIn) void load().then(goOn);
      else goOn();
    },
    /** The page is about to be hidden or left: what is unsent goes now, as nothing may run later. */
    leave(): void {
      void keep(true);
    },
    /** Loads again after a problem. */
    retry(): void {
      failures = 0;
      show({ problem: null, handedIn: null });
      void load().then(goOn);
    },
    close(): void {
      isOpen = false;
      cancelTimer();
      stopWatching();
    },
    /** Whether the server lacks something of what is kept. */
    isUnsent: () => isUnsent(kept),
    shown: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
