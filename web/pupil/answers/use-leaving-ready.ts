import { useEffect } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
import { contentShown } from '../content-shown.ts';

/** Preloads the sign-out code while there is a connection, because there may be none at sign-out. */
export function useLeavingReady(): void {
  useEffect(() => {
    const load = () => void import('./forget-answers.ts').catch(() => undefined);
    void contentShown.then(() => whenIdle(load));
  }, []);
}
