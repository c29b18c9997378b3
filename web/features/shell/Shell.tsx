import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { logEvent } from '../../app/log-event.ts';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import { tourOfScreen } from '../../app/tours/tour-of-screen.ts';
import { usePageTour } from '../../app/tours/use-page-tour.ts';
import { ActingBanner } from './ActingBanner.tsx';
import { Coming } from './Coming.tsx';
import { Footer, OfflineNotice, SkipLink } from './frame.tsx';
import { Header } from './Header.tsx';
import { type Screen, screenAt } from './nav-links.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every screen: header, messages, role guard, loading spinner and footer. */
export function Shell({ screens }: { screens: readonly Screen[] }) {
  const { pathname, key } = useLocation();
  const screen = screenAt(screens, pathname);
  const main = useRef<HTMLElement>(null);
  useArrival(main, { pathname, key });
  const userId = useSession(({ who }) => who?.id);
  const path = screen?.path;
  usePageTour(tourOfScreen(path), pathname, userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of one screen is another view of it
  useEffect(() => {
    if (path) logEvent({ id: path, type: 'page' });
  }, [path, pathname, userId]);
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <title>
        {screen?.title
          ? `${screen.title} · Lexiloom`
          : t`Lexiloom: language lessons woven from one text`}
      </title>
      <SkipLink />
      <ActingBanner />
      <Header screens={screens} screen={screen} />
      {!screen?.focused && <OfflineNotice />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classNames('flex-1 outline-none', screen?.focused && 'flex flex-col')}
      >
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<Coming />}>
            <RoleGuard may={screen?.may ?? 'anyone'}>
              <Outlet />
            </RoleGuard>
          </Suspense>
        </ScreenBoundary>
      </main>
      {!screen?.focused && <Footer />}
      <ToastHost />
    </div>
  );
}

interface RoleGuardProps {
  may: Screen['may'];
  children: ReactNode;
}

/**
 * Restricts a screen to its roles (design 3). Signed-out users are redirected to /signin and return to the
 * screen after signing in. Users with other roles are redirected to their own home.
 */
function RoleGuard({ may, children }: RoleGuardProps) {
  const who = useSession((session) => session.who);
  const isLeaving = useSession((session) => session.isLeaving);
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
  if (!who) return isLeaving ? <Coming /> : <Navigate to="/signin" replace />;
  if (may.includes(who.role)) return children;
  const home = homeOf(who.role);
  return home === pathname ? <NotAllowed /> : <Navigate to={home} replace />;
}

/**
 * Shown to a signed-in user whose role may not open this page, if the role has no home page to redirect to.
 */
function NotAllowed() {
  return (
    <EmptyState
      icon={<LockKeyhole size={30} />}
      title={t`Your account can’t open this page`}
      action={
        <LinkButton href="/">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>If you think it should, ask your teacher or the owner of your organisation.</Trans>
      </p>
    </EmptyState>
  );
}
