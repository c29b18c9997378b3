import { useEffect } from 'react';

/** Preloads the sign-out code while there is a connection, because there may be none at sign-out. */
export function useLeavingReady(): void {
  useEffect(() => void import('./forget-answers.ts').catch(() => undefined), []);
}
