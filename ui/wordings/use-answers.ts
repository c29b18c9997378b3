import { useEffect, useSyncExternalStore } from 'react';
import { answersState, loadAnswers, onAnswersLoaded } from './answers.ts';

/**
 * Loads the sentences for `sayAnswer` and renders the component again when they are there. For components that say a sentence
 * of a Worker or a schema from their first rendering on.
 */
export function useAnswers(): void {
  useEffect(() => void loadAnswers(), []);
  useSyncExternalStore(onAnswersLoaded, answersState, answersState);
}
