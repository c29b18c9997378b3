import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import type { Screen } from './screen.ts';

interface RoleGuardProps {
  may: Screen['may'];
  children: ReactNode;
}

/**
 * Lets only the screen's roles through (design 3): signed out goes to /signin and comes back
 * afterwards; another role goes to its own home.
 */
export function RoleGuard({ may, children }: RoleGuardProps) {
  const who = useSession((session) => session.who);
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const signedOut = may !== 'anyone' && !who;
  const arrived = may !== 'anyone' && who !== null && may.includes(who.role);
  useEffect(() => {
    const { redirectPath, setRedirectPath } = useSession.getState();
    if (signedOut) setRedirectPath(here);
    else if (arrived && redirectPath) setRedirectPath(null);
  }, [signedOut, arrived, here]);

  if (may === 'anyone') return children;
  if (!who) return <Navigate to="/signin" replace />;
  if (may.includes(who.role)) return children;
  const home = homeOf(who.role);
  return home === pathname ? <NotAllowed /> : <Navigate to={home} replace />;
}

/** For a signed-in person who has no page of their own to be sent to. */
function NotAllowed() {
  return (
    <EmptyState
      icon={<LockKeyhole size={30} />}
      title="This page is not for your account"
      action={<LinkButton href="/">Go to the start page</LinkButton>}
    >
      <p>If you think that it should be, ask the teacher or the owner of your organisation.</p>
    </EmptyState>
  );
}
