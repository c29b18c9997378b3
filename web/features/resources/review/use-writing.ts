import { useCallback, useEffect, useReducer, useRef } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { streamWriting } from '../stream-writing.ts';
import { followWriting, notWriting, type WritingStep } from './follow-writing.ts';

/** Milliseconds before the stream is joined again after it was cut. */
const joinAgainAfter = 2500;

/**
 * Follows the text of a resource while it is written, and starts the writer where nobody has. A cut
 * connection is joined again: the server goes on by itself and sends what this screen missed.
 */
export function useWriting(id: string, wanted: boolean, onDone: () => void) {
  const [writing, tell] = useReducer(followWriting, notWriting);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const stop = useRef<AbortController | null>(null);

  const follow = useCallback(async () => {
    stop.current?.abort();
    const aborter = new AbortController();
    stop.current = aborter;
    const { signal } = aborter;
    let last: WritingStep['type'] = 'connect';
    tell({ type: 'connect' });
    try {
      for await (const event of streamWriting(id, signal)) {
        if (signal.aborted) return;
        last = event.type;
        tell(event);
      }
    } catch (error) {
      // A refusal is final. No connection, or one that broke, is the same as an early end.
      if (!signal.aborted && error instanceof HttpError && error.status > 0) {
        last = 'problem';
        tell({ type: 'problem', problem: { code: 'not_supported', message: error.message } });
      }
    }
    if (signal.aborted) return;
    if (last === 'done' || last === 'problem') done.current();
    else tell({ type: 'cut' });
  }, [id]);

  useEffect(() => {
    if (wanted) void follow();
    return () => stop.current?.abort();
  }, [wanted, follow]);

  useEffect(() => {
    if (!wanted || writing.phase !== 'cut') return;
    const timer = setTimeout(() => void follow(), joinAgainAfter);
    return () => clearTimeout(timer);
  }, [wanted, writing.phase, follow]);

  return { writing, tryAgain: follow };
}
