import { useEffect } from 'react';

/** Loads what signing out needs while there is a connection: it may be gone by then. */
export function useLeavingReady(): void {
  useEffect(() => void import('./forget-answers.ts').catch(() => undefined), []);
}
