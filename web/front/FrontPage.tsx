import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FrontPage as Page } from '#contracts/front-pages.ts';
import { LinkButton } from '#ui/Button.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { ActingBanner } from '../features/shell/ActingBanner.tsx';
import { Footer, HeaderBar, OfflineNotice, SkipLink } from '../features/shell/frame.tsx';
import { useTakenOver } from './use-taken-over.ts';

interface FrontPageProps {
  page: Page;
  children: ReactNode;
}

/** The frame of a front page, which looks like the app's (`features/shell/Shell.tsx`). */
export function FrontPage({ page, children }: FrontPageProps) {
  const isTakenOver = useTakenOver();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {isTakenOver && <ActingBanner />}
      <HeaderBar
        home="/"
        end={
          page.header === 'sign in' && (
            <LinkButton href="/signin">
              <Trans>Sign in</Trans>
            </LinkButton>
          )
        }
      />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ToastHost />
    </div>
  );
}
