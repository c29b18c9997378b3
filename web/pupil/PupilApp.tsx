import { Suspense, useEffect, useRef } from 'react';
import { type PupilPath, pupilPageAt } from '#contracts/homework/pupil-pages.ts';
import { classNames } from '#ui/class-names.ts';
import { pageHistory } from '../app/routing/history.ts';
import { useSession } from '../app/session/session.ts';
import { ActingBanner } from '../features/shell/ActingBanner.tsx';
import { Coming } from '../features/shell/Coming.tsx';
import { useFollowLinks } from '../features/shell/follow-links.ts';
import { Footer, OfflineNotice, SkipLink } from '../features/shell/frame.tsx';
import { lazyScreen } from '../features/shell/lazy-screen.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { useArrival } from '../features/shell/use-arrival.ts';
import { redirectOf } from './guard.ts';
import { PupilHeader } from './PupilHeader.tsx';
import { pupilPageTitle } from './page-titles.ts';
import { screenScripts } from './screen-scripts.ts';
import { usePlace } from './use-place.ts';

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
  useArrival(main, { pathname, key });
  useEffect(() => {
    if (page) document.title = `${pupilPageTitle(page.path)} · Lexiloom`;
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
