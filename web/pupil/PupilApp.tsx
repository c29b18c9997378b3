import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { type PupilPath, pupilPageAt } from '#contracts/homework/pupil-pages.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { pageHistory } from '../app/routing/history.ts';
import { useSession } from '../app/session/session.ts';
import { ActingBanner } from '../features/shell/ActingBanner.tsx';
import { useFollowLinks } from '../features/shell/follow-links.ts';
import { Footer, OfflineNotice, SkipLink } from '../features/shell/frame.tsx';
import { lazyScreen } from '../features/shell/lazy-screen.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { redirectOf } from './guard.ts';
import { PupilHeader } from './PupilHeader.tsx';
import { usePlace } from './router.ts';
import { screenScripts } from './screen-scripts.ts';

/** The screen of each page. */
const screens: Record<PupilPath, ReturnType<typeof lazyScreen>> = {
  '/pupil/home': lazyScreen(screenScripts['/pupil/home']),
  '/submit_task/:homeworkId/:taskId': lazyScreen(screenScripts['/submit_task/:homeworkId/:taskId']),
  '/pupil/result/tasks/:taskId': lazyScreen(screenScripts['/pupil/result/tasks/:taskId']),
  '/pupil/result/:pupilHomeworkId?': lazyScreen(screenScripts['/pupil/result/:pupilHomeworkId?']),
};

/** True if this entry renders the address. All other addresses are loaded from the server. */
const isOurs = (pathname: string) => pupilPageAt(pathname) !== null;
const navigate = (to: string) => pageHistory().navigate(to);

/** The frame of every page of the pupils' side: header, role guard, screen and footer. */
export function PupilApp() {
  useFollowLinks(isOurs, navigate);
  const { pathname, page, key } = usePlace();
  const isLeaving = useSession((session) => session.isLeaving);
  const who = useGuard(isLeaving);
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    pageHistory().restoreScroll();
    // Move the focus to the new screen for screen readers, as after a page load.
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, key]);
  useEffect(() => {
    if (page) document.title = `${page.title} · Lexiloom`;
    else pageHistory().navigate('/pupil/home', { replace: true });
  }, [page]);
  const Screen = page && screens[page.path];
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <SkipLink />
      <ActingBanner />
      <PupilHeader who={who} focused={page?.focused ?? false} pathname={pathname} />
      {!page?.focused && <OfflineNotice />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classNames('flex-1 outline-none', page?.focused && 'flex flex-col')}
      >
        <ScreenBoundary key={pathname}>
          {who && !isLeaving && Screen ? (
            <Suspense fallback={<Coming />}>
              <Screen />
            </Suspense>
          ) : (
            <Coming />
          )}
        </ScreenBoundary>
      </main>
      {!page?.focused && <Footer />}
    </div>
  );
}

/** Shown while the screen's script loads, and while the user is redirected. */
function Coming() {
  return (
    <div data-coming className="flex min-h-80 items-center justify-center">
      <Spinner label="Loading" />
    </div>
  );
}

/**
 * Returns the signed-in pupil. Redirects all other users, and returns null for them; signed-out users return to
 * this address after signing in.
 */
function useGuard(isLeaving: boolean) {
  const who = useSession((session) => session.who);
  const { pathname, search, hash } = usePlace();
  const here = pathname + search + hash;
  const elsewhere = redirectOf(who);
  useEffect(() => {
    if (isLeaving) return;
    const { redirectPath, setRedirectPath } = useSession.getState();
    if (!who) setRedirectPath(here);
    else if (!elsewhere && redirectPath) setRedirectPath(null);
    if (elsewhere) location.replace(elsewhere);
  }, [isLeaving, who, elsewhere, here]);
  return elsewhere ? null : who;
}
