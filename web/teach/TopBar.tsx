import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ClipboardPlus, Maximize2, PanelRight, Printer } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { Part } from '#contracts/resources/resource.ts';
import { ShortcutsOn, useKeys } from '#lessons/activities/keys.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/Button.tsx';
import { http } from '../app/http/http.ts';
import type { SignedIn } from './signed-in.ts';

interface TopBarProps {
  title: string;
  level: string;
  backTo: string;
  /** Link to the worksheets; absent if signed out. */
  printAt: string | undefined;
  /** The link for setting this lesson as homework. Absent for users who do not teach. */
  homeworkAt: string | undefined;
  children: ReactNode;
  /** The help of this page; absent for users who do not teach. */
  help: ReactNode;
  onFullScreen: () => void;
  controlsShown: boolean;
  /** Shows or hides the controls. Absent if there are no controls. */
  onToggleControls: (() => void) | undefined;
}

/** The bar above the lesson with the back link, the title, and the buttons for what the class sees. */
export function TopBar({
  title,
  level,
  backTo,
  printAt,
  homeworkAt,
  children,
  help,
  onFullScreen,
  controlsShown,
  onToggleControls,
}: TopBarProps) {
  const keysOn = useContext(ShortcutsOn);
  useKeys({ f: onFullScreen });
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-card px-3 py-2 sm:px-4 print:mb-6 print:px-0 print:[&>:not(h1)]:hidden">
      <a
        href={backTo}
        aria-label={t({ message: 'Back', context: 'to the previous page' })}
        title={t({ message: 'Back', context: 'to the previous page' })}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-target-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </a>
      <h1 className="line-clamp-2 min-w-0 flex-1 basis-0 text-lg">
        <bdi>{title}</bdi>
      </h1>
      <span className="hidden sm:inline">
        <Badge>{level}</Badge>
      </span>
      {/* On a phone the buttons have a row of their own, and the title stays on the first. */}
      <div className="order-last flex w-full flex-wrap items-center gap-2 sm:order-none sm:w-auto">
        {children}
      </div>
      <div className="flex items-center">
        {onToggleControls && (
          <IconButton
            label={controlsShown ? t`Hide the controls` : t`Show the controls`}
            aria-expanded={controlsShown}
            icon={<PanelRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
            onClick={onToggleControls}
          />
        )}
        {homeworkAt && (
          <a
            href={homeworkAt}
            aria-label={t`Set as homework`}
            title={t`Set as homework`}
            data-log="set-homework-opened"
            className="hidden size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-target-soft hover:text-ink sm:inline-flex"
          >
            <ClipboardPlus aria-hidden="true" className="size-5" />
          </a>
        )}
        {printAt && (
          <a
            href={printAt}
            aria-label={t`Print worksheets`}
            title={t`Print worksheets`}
            data-tour="print"
            data-log="worksheets-opened"
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-target-soft hover:text-ink"
          >
            <Printer aria-hidden="true" className="size-5" />
          </a>
        )}
        {help}
        <IconButton
          label={keysOn ? t`Full screen (F)` : t`Full screen`}
          icon={<Maximize2 aria-hidden="true" className="size-5" />}
          onClick={onFullScreen}
          data-tour="lesson-full-screen"
          data-log="full-screen"
        />
      </div>
    </header>
  );
}

/** The banner shown while an admin impersonates a user, as on every other screen. */
export function ActingStrip({ who }: { who: SignedIn | null }) {
  if (!who?.acted) return null;
  const { name } = who;
  const back = async () => {
    await http.renew();
    location.assign(`/user_sub?id=${encodeURIComponent(who.id)}`);
  };
  return (
    <aside
      aria-label={t`Signed in as someone else`}
      className="flex flex-wrap items-center justify-center gap-x-4 bg-native-soft px-4 py-1 text-sm text-ink print:hidden"
    >
      <span>
        <Trans>
          You see Lexiloom as <bdi>{name}</bdi>.
        </Trans>
      </span>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => back().catch(() => location.reload())}
      >
        <Trans>Back to my account</Trans>
      </button>
    </aside>
  );
}

/**
 * Shown instead of the sound bar while sound is still being generated. Renders nothing if no sound was
 * requested.
 */
export function SoundNote({ parts }: { parts: readonly Part[] }) {
  const message = mediaMessage(parts);
  if (!message) return null;
  return (
    <p
      role="status"
      className="bg-night px-5 py-3 font-semibold text-on-night text-sm print:hidden"
    >
      {message}
    </p>
  );
}
