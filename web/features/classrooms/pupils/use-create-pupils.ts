import { useRef, useState } from 'react';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { ParsedNames } from '#contracts/classrooms/parse-names.ts';
import { http } from '#web/app/http/http.ts';
import { classroomPath } from '../use-classroom.ts';

/**
 * Makes accounts for a list of names. The same list sent again after a failure keeps its key, so that an
 * answer that was lost on the way does not make every pupil twice.
 */
export function useCreatePupils(classroomId: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef({ names: '', key: '' });

  /** Answers the cards, or null when it failed; `failure` then says why. */
  async function create({
    names,
    surnames,
  }: Pick<ParsedNames, 'names' | 'surnames'>): Promise<LoginCard[] | null> {
    if (busy) return null;
    const list = JSON.stringify([names, surnames]);
    if (sent.current.names !== list) sent.current = { names: list, key: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    try {
      return await http.post<LoginCard[]>(
        `${classroomPath(classroomId)}/pupils`,
        { names, surnames },
        { idempotencyKey: sent.current.key },
      );
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { create, busy, failure };
}
