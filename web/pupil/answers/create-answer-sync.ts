import type { HandedIn } from '#contracts/homework/pupil-homework.ts';
import type { AnswerDependencies } from './answer-dependencies.ts';
import { reduce, storedAfter } from './reduce-sync.ts';
import { waitBefore } from './send-again.ts';
import { isUnsent, type StoredAnswers } from './stored-answers.ts';
import {
  notOpened,
  type Request,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type Wait,
} from './sync-state.ts';

export type AnswerSync = ReturnType<typeof createAnswerSync>;

/**
 * Stores a pupil's answers to one task on the device immediately and on the server soon after, and hands them
 * in. Failed requests are retried until they succeed; ids and versions make them idempotent. This function
 * uses no browser APIs. Open and close it once. `reduce` makes the decisions; this function stores the state
 * and runs the effects.
 */
export function createAnswerSync({
  pupilId,
  key,
  store,
  server,
  clock,
  newClientId,
}: AnswerDependencies) {
  let state: SyncState = notOpened(newClientId(), clock.now());
  const listeners = new Set<() => void>();
  /** Resolves when all writes so far are done. */
  let writing: Promise<unknown> = Promise.resolve();
  let cancelTimer = () => {};
  let stopWatching = () => {};
  /** Pending retries; calling a retry runs it immediately. */
  const waiting = new Set<() => void>();
  const callers = new Set<(clientId: string, result: HandedIn | { error: unknown }) => void>();

  /** Resolves once all effects of the event are done, except for a hand-in. */
  async function dispatch(event: SyncEvent): Promise<void> {
    const { shown } = state;
    const step = reduce(state, event, clock.now());
    state = step.state;
    const running = step.effects.map(run);
    if (state.shown !== shown) for (const listener of listeners) listener();
    await Promise.all(running);
  }
  const on = (type: 'onlyWrong' | 'changeAll' | 'again' | 'wake' | 'leave' | 'retry') => () =>
    void dispatch({ type });

  function run(effect: SyncEffect): unknown {
    switch (effect.type) {
      case 'write':
        return write(effect);
      case 'flush':
        void writing.then(() => dispatch({ ...effect, type: 'flushed' }));
        return;
      case 'timer':
        cancelTimer();
        cancelTimer = after(effect.wait, () => void dispatch({ ...effect, type: 'due' }));
        return;
      case 'stopTimer':
        return cancelTimer();
      case 'retryLater': {
        const goNow = () => {
          cancel();
          waiting.delete(goNow);
          void dispatch({ ...effect, type: 'retryDue' });
        };
        const cancel = after(effect.wait, goNow);
        waiting.add(goNow);
        return;
      }
      case 'retryNow':
        for (const goNow of waiting) goNow();
        return;
      case 'settle':
        for (const settle of callers) settle(effect.clientId, effect.result);
        return;
      default:
        return request(effect).then(dispatch);
    }
  }

  async function request(effect: Request): Promise<SyncEvent> {
    try {
      switch (effect.type) {
        case 'read':
          return { ...effect, type: 'found', stored: await store.read(key) };
        case 'load':
          return { ...effect, type: 'loaded', task: await server.load() };
        case 'send': {
          const { version } = await server.keep({ pupilId, ...effect.draft });
          return { ...effect, type: 'sent', version };
        }
        case 'deliver': {
          const handedIn = await server.handIn({ pupilId, ...effect.attempt });
          return { ...effect, type: 'delivered', handedIn };
        }
      }
    } catch (error) {
      return { type: 'failed', request: effect, error };
    }
  }

  /** Updates the store after all earlier updates have finished. */
  function write({ cause }: Extract<SyncEffect, { type: 'write' }>): Promise<unknown> {
    let following: Promise<void> | undefined;
    writing = writing.then(async () => {
      let { edits } = state;
      const change = (old: StoredAnswers | undefined) => {
        edits = state.edits;
        return storedAfter(state, old, cause, newClientId);
      };
      // If the browser cannot store the answers, they still exist in the page's memory and on the server.
      const stored = await store.update(key, change).catch(() => change(state.kept));
      following = dispatch({ type: 'written', cause, stored, edits });
    });
    return writing.then(() => following);
  }

  const after = (wait: Wait, work: () => void) =>
    clock.after(
      typeof wait === 'number' ? wait : waitBefore(wait.failures, wait.error, clock),
      work,
    );

  return {
    /**
     * Loads the work stored on this device, then the work on the server. Set `sendOnly` if no screen shows
     * the task.
     */
    open(sendOnly = false): Promise<void> {
      stopWatching = store.watch(key, () => {
        void dispatch({ type: 'look', clientId: state.kept.clientId });
      });
      return dispatch({ type: 'open', sendOnly });
    },
    change: (submitted: unknown) => void dispatch({ type: 'change', submitted }),
    /** Starts the next attempt with the correct answers of the last attempt. */
    onlyWrong: on('onlyWrong'),
    /** Makes the carried-over items editable too. */
    changeAll: on('changeAll'),
    /**
     * Dismisses the result and starts the next attempt. Nothing is stored until the pupil answers an item.
     */
    again: on('again'),
    /** Hands in the current work; a repeated call before the response returns the same hand-in. */
    handIn: () =>
      new Promise<HandedIn>((resolve, reject) => {
        const { kept, shown, delivering } = state;
        // The visible work has already been handed in: ignore a second click.
        if (shown.outcome && delivering !== kept.clientId) return resolve(shown.outcome);
        const settle = (clientId: string, result: HandedIn | { error: unknown }) => {
          if (clientId !== kept.clientId) return;
          callers.delete(settle);
          if ('error' in result) reject(result.error);
          else resolve(result);
        };
        callers.add(settle);
        void dispatch({ type: 'handIn' });
      }),
    /** Call when the connection is back or when the page is visible again. */
    wake: on('wake'),
    /**
     * Call before the page is hidden or left. Sends unsent work immediately, because the browser may not run
     * the page's code later.
     */
    leave: on('leave'),
    /** Loads the task again after an error. */
    retry: on('retry'),
    close(): void {
      void dispatch({ type: 'close' });
      stopWatching();
    },
    /** True if the server is missing some of the stored work. */
    isUnsent: () => isUnsent(state.kept),
    shown: () => state.shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
