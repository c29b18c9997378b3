import { useEffect, useMemo, useState } from 'react';
import type { RosterChoice } from '#contracts/classrooms/parse-names.ts';
import type { CheckedNames, checkNames } from './check-names.ts';

const nothing: Omit<CheckedNames, 'refusal'> = {
  names: [],
  surnames: [],
  problems: [],
  columns: [],
  repeated: [],
};

/**
 * What a pasted list comes to, as `checkNames` has it. The reader of lists comes after the screen, which can be
 * typed into meanwhile; until it is there nothing is read, and the list cannot be sent.
 */
export function useCheckNames(
  text: string,
  inClass: readonly string[],
  left: number | null,
  choice: RosterChoice,
): CheckedNames {
  const [read, setRead] = useState<typeof checkNames | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./check-names.ts').then(
      (loaded) => setRead(() => loaded.checkNames),
      () => setFailed(true),
    );
  }, []);
  return useMemo(() => {
    if (read) return read(text, inClass, left, choice);
    const refusal = failed
      ? 'The list cannot be read: a part of this page did not load. Reload the page.'
      : 'The list is being read. Try again in a moment.';
    return { ...nothing, refusal };
  }, [read, failed, text, inClass, left, choice]);
}
