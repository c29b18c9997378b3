import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadScript } from './load-script.ts';
import { PartNotLoaded } from './PartNotLoaded.tsx';

/** A part that can be loaded before it is shown. It then appears at once. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A part of a page whose script is loaded when the part is first shown. Shows `waiting` meanwhile. If the
 * script fails to load, a note with a retry button replaces only this part, so that input around it is not
 * lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  // Concurrent callers share one load, because a second component would discard the state of the first.
  const preload = () => {
    loading ??= loadScript(load).then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Part(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const Loaded = loaded;
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
    useEffect(() => {
      // Not `loaded`, which a preload may have set since this was rendered.
      if (Loaded) return;
      let gone = false;
      setState('waiting');
      preload().then(
        () => gone || setState('there'),
        () => gone || setState('failed'),
      );
      return () => {
        gone = true;
      };
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') {
      return <PartNotLoaded again={attempt > 0} onAgain={() => setAttempt(attempt + 1)} />;
    }
    return waiting;
  }
  return Object.assign(Part, { preload });
}
