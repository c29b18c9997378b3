import { useEffect, useState } from 'react';
import type { User } from '#contracts/access/user.ts';
import type { Role } from '#contracts/access/who.ts';
import { http } from '../../app/http/http.ts';
import { navLinks } from './nav-links.ts';
import type { Screen } from './screen.ts';

/**
 * Whether this person has experimental features. Asked once for each person, and only when there is a
 * link that depends on it.
 */
export function useExperimental(screens: readonly Screen[], role: Role | undefined): boolean {
  const [experimental, setExperimental] = useState(false);
  const matters = navLinks(screens, role, true).length > navLinks(screens, role, false).length;
  useEffect(() => {
    setExperimental(false);
    if (!matters) return;
    const leaving = new AbortController();
    http.get<Pick<User, 'enableExperimentalFeatures'>>('/v1/me', { signal: leaving.signal }).then(
      (me) => setExperimental(me.enableExperimentalFeatures),
      () => undefined,
    );
    return () => leaving.abort();
  }, [matters]);
  return experimental;
}
