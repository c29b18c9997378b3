import { useEffect, useState } from 'react';
import type { User } from '#contracts/access/user.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '../../app/http/http.ts';

/** The parts of a person's own record that the profile shows. */
export type Me = Pick<User, 'email' | 'userName' | 'fullName' | 'country' | 'locale' | 'role'>;

/** The signed-in person's own record, and why it could not be read. */
export function useMe() {
  const [me, setMe] = useState<Me | null>(null);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question again
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(null);
    http.get<Me>('/v1/me', { signal: leaving.signal }).then(setMe, (error: unknown) => {
      if (leaving.signal.aborted) return;
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
    });
    return () => leaving.abort();
  }, [attempt]);
  return { me, setMe, failure, tryAgain: () => setAttempt(attempt + 1) };
}
