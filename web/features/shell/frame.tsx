import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ReportWordingButton } from './ReportWordingButton.tsx';

// The parts around the content that the app's screens and the front pages share.

/** Moves the keyboard past the header. Visible while it has focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:start-4 focus-visible:top-3 focus-visible:z-30 focus-visible:rounded-control focus-visible:bg-raised focus-visible:px-4 focus-visible:py-2"
    >
      <Trans>Skip to the content</Trans>
    </a>
  );
}

interface HeaderBarProps {
  /** The address of the logo's link. */
  home: string;
  /** Whether the header stays visible while the page scrolls. */
  sticky?: boolean;
  /** The content between the logo and the right end. */
  nav?: ReactNode;
  /** The right end of the bar. */
  end: ReactNode;
  /** The content under the bar. */
  children?: ReactNode;
}

/** The bar at the top with the logo. */
export function HeaderBar({ home, sticky = true, nav, end, children }: HeaderBarProps) {
  return (
    <header
      className={classNames(
        'z-20 border-b border-line bg-card print:hidden',
        sticky ? 'sticky top-0' : 'relative',
      )}
    >
      <div className="mx-auto flex min-h-17 max-w-350 items-center gap-x-1 px-2 min-[22rem]:gap-x-2 min-[22rem]:px-4 sm:gap-x-4 sm:px-8">
        <a href={home} className="inline-flex shrink-0 items-center rounded-control no-underline">
          <Logo />
        </a>
        {nav}
        <div className="ms-auto flex items-center min-[22rem]:gap-1 sm:gap-4">{end}</div>
      </div>
      {children}
    </header>
  );
}

/** The logo: three amber warp threads and two indigo weft threads that pass over and under. */
function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-night" />
        <g strokeWidth="3" strokeLinecap="round" fill="none">
          <path d="M10 7v18M16 7v18M22 7v18" stroke="#f3ae57" />
          <path d="M7 12h6M19 12h6M13 20h6M7 20h.5M24.5 20h.5" stroke="#aeb6ff" />
        </g>
      </svg>
      <span className="text-xl font-bold tracking-tight text-ink">Lexiloom</span>
    </span>
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
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    // A server, which renders the front pages, has no network status.
    () => navigator.onLine !== false,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-native-soft px-4 py-2 text-center text-sm font-semibold text-ink">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          <Trans>
            You are offline. You can keep reading; saving will work again when you’re back online.
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * The choice of the language, links to the two legal documents, and the copyright line. Hidden while a screen is loading, because the
 * loaded screen would push it down.
 */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line text-sm text-ink-2 group-has-data-coming/shell:invisible print:hidden">
      <div className="mx-auto flex max-w-350 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-8">
        <p>
          <Trans>
            © {{ year: String(new Date().getFullYear()) }} Lexiloom Languages. All rights reserved.
          </Trans>
        </p>
        <LanguageChoice />
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a
              href="/privacy-policy.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              <Trans>Privacy Policy (PDF)</Trans>
            </a>
          </li>
          <li>
            <a
              href="/data-sharing-agreement.pdf"
              target="_blank"
              rel="noopener"
              className="inline-block py-1 text-ink-2 hover:text-ink"
            >
              <Trans>Data Sharing Agreement (PDF)</Trans>
            </a>
          </li>
          <li>
            <ReportWordingButton className="inline-block py-1 text-ink-2 underline hover:text-ink" />
          </li>
        </ul>
      </div>
    </footer>
  );
}
