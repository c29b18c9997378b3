import { create } from 'zustand';
import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';

export type Attempt = PupilHomework['pupilTasks'][number];

/**
 * The attempt whose result was asked for last (specification 2: "View Result stores the submitted data").
 * It is shown at once; after a reload the same attempt is fetched by the address.
 */
export const useChosenAttempt = create<{ attempt: Attempt | null }>(() => ({ attempt: null }));

export const chooseAttempt = (attempt: Attempt): void => useChosenAttempt.setState({ attempt });
