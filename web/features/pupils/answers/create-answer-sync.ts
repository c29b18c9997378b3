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

/** Debounce delay for sending edits, and the maximum delay while typing continues, in milliseconds. */
const rest = 800;
const longestRest = 4000;
const maxSeconds = 86_400;
/** After the page was hidden for this long, another device may have newer work. */
const longAway = 30_000;

export type AnswerSync = ReturnType<typeof createAnswerSync>;

/**
 * Stores a pupil's answers to one task on the device at once and on the server soon after, and hands them in.
 * Failed requests are retried until they succeed; ids and versions make them idempotent. Independent of the
 * browser. Opened and closed once.
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
  /** Number of the pupil's edits in this tab, and how many of them are in the store. */
  let edits = 0;
  let written = 0;
  let failures = 0;
  let sending = 0;
  let unsentSince: number | null = null;
  const time = createTimeOnTask(clock);
  let lastLoad = 0;
  let delivery: { clientId: string; handedIn: Promise<HandedIn> } | null = null;
  /** Callbacks waiting for their next retry; run at once when the page wakes up. */
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
      // Handed-in work stays visible until the screen moves on.
      submitted: next.handedIn ? shown.submitted : (kept.submitted ?? empty),
      done: kept.done ?? [],
      saved: isUnsent(kept) ? unsent : 'saved',
      handingIn: change.handingIn ?? kept.handedIn,
    };
    for (const listener of listeners) listener();
  }

  const loadStore = () => store.read(key).catch(() => undefined);
  /** The current state: the store's entry, overlaid with this tab's edits that are not in it yet. */
  const standing = (old: StoredAnswers | undefined): StoredAnswers => {
    if (!old) return kept;
    return edits > written ? afterChange(old, kept) : old;
  };

  /** Updates the store, serialised after all earlier updates. */
  let writing: Promise<void> = Promise.resolve();
  function write(change: (stands: StoredAnswers) => StoredAnswers): Promise<void> {
    writing = writing.then(async () => {
      let seen = edits;
      const changed = (old: StoredAnswers | undefined) => {
        seen = edits;
        return change(standing(old));
      };
      // If the browser cannot store anything, the page's memory and the server's copy remain.
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
      // If the task is on the device the pupil can continue; it is reloaded once there is a connection.
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

  /**
   * Sends the draft, one request at a time unless the page is being left; edits made meanwhile are sent next.
   */
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
      // Another device was ahead, but the pupil kept typing here: this work is the newest.
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

  /** Waits for the next retry; never resolves once the page is closed. */
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

  /** One per attempt: the next one may be handed in while an older response is still pending. */
  function deliver(): Promise<HandedIn> {
    if (delivery?.clientId === kept.clientId) return delivery.handedIn;
    const own = { clientId: kept.clientId, handedIn: send() };
    delivery = own;
    return own.handedIn.finally(() => {
      if (delivery === own) delivery = null;
    });
  }

  /** Sends the hand-in until the server has responded. */
  async function send(): Promise<HandedIn> {
    const asked = kept;
    show({ handingIn: true, problem: null });
    // Store it first: otherwise a reload between the server's commit and our response would lose the id.
    await writing;
    const isAsked = (stands: StoredAnswers) => stands.clientId === asked.clientId;
    const { clientId, submitted, version, seconds } = isAsked(kept) ? kept : asked;
    const body = { pupilId, clientId, submitted, version: Math.max(1, version), seconds };
    for (;;) {
      try {
        const handedIn = await server.handIn(body);
        failures = 0;
        await write((stands) => (isAsked(stands) ? afterHandingIn(stands, newClientId()) : stands));
        // Another tab has already started the next attempt: do not show this result.
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

  /** Records an edit by the pupil: counts it, adds the time spent, and gives it the newest version. */
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

  /** Handles a change made by another tab of this device. */
  async function lookAgain(): Promise<void> {
    const before = kept.clientId;
    const stands = await loadStore();
    if (!stands || !isOpen) return;
    kept = standing(stands);
    if (kept.clientId !== before && !delivery) await load();
    // The other tab has already started the next attempt.
    show(kept.submitted === undefined ? {} : { handedIn: null });
    if (!kept.handedIn || delivery) return;
    // The other tab sends it; if that tab is closed, this one takes over.
    cancelTimer();
    cancelTimer = clock.after(longestRest, goOn);
  }

  return {
    /** Loads the device's work, then the server's. `sendOnly` if no screen shows the task. */
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
    /** Starts the next attempt with the correct answers of the last one. */
    onlyWrong(): void {
      const right = shown.task?.lastRight;
      if (!right) return;
      time.restart();
      put({ submitted: right.submitted, done: right.items });
    },
    /** Makes the carried-over items editable too. */
    changeAll(): void {
      put({ done: [] });
    },
    /** Dismisses the result for the next attempt; stores nothing until the pupil answers something. */
    again(): void {
      time.restart();
      show({ handedIn: null });
    },
    /** Hands in the current work; a repeated call before the response returns the same hand-in. */
    handIn(): Promise<HandedIn> {
      if (delivery?.clientId === kept.clientId) return delivery.handedIn;
      // The visible work has already been handed in: ignore a second click.
      if (shown.handedIn) return Promise.resolve(shown.handedIn);
      edit({ submitted: shown.submitted, handedIn: true });
      cancelTimer();
      void write((stands) => stands);
      return deliver();
    },
    /** Call when the connection is back or the page is visible again. */
    wake(): void {
      const away = time.restart();
      if (!isOpen) return;
      failures = 0;
      for (const goNow of waiting) goNow();
      const isOld = !shown.task || (away > longAway && clock.now() - lastLoad > longAway);
      if (isOld && !kept.handedIn) void load().then(goOn);
      else goOn();
    },
    /** Call before the page is hidden or left: sends unsent work now, because nothing may run later. */
    leave(): void {
      void keep(true);
    },
    /** Reloads after a problem. */
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
    /** True if the server is missing some of the stored work. */
    isUnsent: () => isUnsent(kept),
    shown: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
