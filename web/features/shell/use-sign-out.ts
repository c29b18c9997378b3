import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/app/session/session.ts';

/** What the way to the start page carries when it is the way out. */
const signingOut = 'signing out';

/**
 * Signs out by going to the start page and ending the session there. So it is a way out like any other:
 * a screen may hold back whoever has not saved, and whoever stays is still signed in; and no guard
 * remembers the page that was left.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const arrived = pathname === '/' && state === signingOut;
  useEffect(() => {
    if (!arrived) return;
    // The history keeps what is carried: going back to here must not sign out who signed in since.
    navigate('/', { replace: true, state: null });
    void useSession.getState().signOut();
  }, [arrived, navigate]);
  return () => void navigate('/', { state: signingOut });
}
