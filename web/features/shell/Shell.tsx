import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { logEvent } from '../../app/analytics/log-event.ts';
import { useSession } from '../../app/session/session.ts';
import { tourOfScreen } from '../../app/tours/tour-of-screen.ts';
import { usePageTour } from '../../app/tours/use-page-tour.ts';
import { ActingBanner } from './ActingBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { screenAt } from './nav-links.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RoleGuard } from './RoleGuard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { Screen } from './screen.ts';

/** What stands around every screen: header, messages, guard, spinner, footer. */
export function Shell({ screens }: { screens: readonly Screen[] }) {
  const { pathname } = useLocation();
  const screen = screenAt(screens, pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Those who hear the page are taken to the new screen, as a page load would do.
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
