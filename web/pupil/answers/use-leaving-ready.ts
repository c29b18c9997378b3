import { useEffect } from 'react';
import { contentShown } from '../content-shown.ts';
import { whenIdle } from '../when-idle.ts';

/** Preloads the sign-out code while there is a connection, because there may be none at sign-out. */
export function useLeavingReady(): void {
  useEffect(() => {
    const load = () => void import('./forget-answers.ts').catch(() => undefined);
    void contentShown.then(() => whenIdle(load));
  }, []);
}
