import { Eye, LockKeyhole, WifiOff } from 'lucide-react';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { toast } from '#ui/toast.ts';
import { logEvent } from '../../app/log-event.ts';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import { usePageTour } from '../../app/tours/offer-tour.ts';
import { tourOfScreen } from '../../app/tours/tour-of-screen.ts';
import { Header } from './Header.tsx';
import { type Screen, screenAt } from './nav-links.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** The frame of every screen: header, messages, role guard, loading spinner and footer. */
export function Shell({ screens }: { screens: readonly Screen[] }) {
  const { pathname } = useLocation();
  const screen = screenAt(screens, pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Move the focus to the new screen for screen readers, as after a page load.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
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
          : 'Lexiloom: language lessons woven from one text'}
      </title>
      <a
        href="#main"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:start-4 focus-visible:top-3 focus-visible:z-30 focus-visible:rounded-control focus-visible:bg-raised focus-visible:px-4 focus-visible:py-2"
      >
        Skip to the content
      </a>
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
          <Suspense
            fallback={
              <div data-coming className="flex min-h-80 items-center justify-center">
                <Spinner label="Loading" />
              </div>
            }
          >
            <RoleGuard may={screen?.may ?? 'anyone'}>
              <Outlet />
            </RoleGuard>
          </Suspense>
        </ScreenBoundary>
      </main>
      {!screen?.focused && <Footer />}
      <ToastHost />
      <ScrollRestoration />
    </div>
  );
}

function watch(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shown while the device is offline. */
function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-native-soft px-4 py-2 text-center text-sm font-semibold text-ink">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          You are offline. You can keep reading; saving will work again when you’re back online.
        </p>
      )}
    </div>
  );
}

/**
 * Links to the two legal documents, and the copyright line. Hidden while a screen is loading, because the
 * loaded screen would push it down.
 */
function Footer() {
  return (
    <footer className="mt-16 border-t border-line text-sm text-ink-2 group-has-data-coming/shell:invisible print:hidden">
      <div className="mx-auto flex max-w-350 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-8">
        <p>© {new Date().getFullYear()} Lexiloom Languages. All rights reserved.</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a
              href="/privacy-policy.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              Privacy Policy (PDF)
            </a>
          </li>
          <li>
            <a
              href="/data-sharing-agreement.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              Data Sharing Agreement (PDF)
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** Shown at the very top while an admin impersonates a user: the user's name, and a button to stop. */
function ActingBanner() {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState(false);
  if (!who?.actedBy) return null;
  const back = async () => {
    setBusy(true);
    try {
      await useSession.getState().beOneself();
    } catch (error) {
      setBusy(false);
      toast('error', messageOf(error));
    }
  };
  return (
    <aside
      aria-label="Signed in as someone else"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-native-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {who.actedBy.name}, you see Lexiloom as <bdi>{who.name}</bdi>. This ends automatically
          after fifteen minutes.
        </span>
      </p>
      <Button size="small" busy={busy} onClick={() => void back()}>
        Back to my account
      </Button>
    </aside>
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

/**
 * Shown to a signed-in user whose role may not open this page, if the role has no home page to redirect to.
 */
function NotAllowed() {
  return (
    <EmptyState
      icon={<LockKeyhole size={30} />}
      title="Your account can’t open this page"
      action={<LinkButton href="/">Go to the start page</LinkButton>}
    >
      <p>If you think it should, ask your teacher or the owner of your organisation.</p>
    </EmptyState>
  );
}
