import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Role } from '#contracts/access/role.ts';
import type { User } from '#contracts/access/user.ts';
import type { Writer } from '#contracts/ai-jobs.ts';
import { IconButton } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useAlertCount } from '../../app/alert-count.ts';
import { sharedGet } from '../../app/http/shared-get.ts';
import { useSession } from '../../app/session/session.ts';
import { HelpMenu } from '../../app/tours/HelpMenu.tsx';
import { tourOfScreen } from '../../app/tours/tour-of-screen.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderBar } from './frame.tsx';
import { NavList } from './NavLinkEntry.tsx';
import { NavRow } from './NavRow.tsx';
import { navLinks, type Screen } from './nav-links.ts';
import { signingOut } from './OwnPage.tsx';
import { UnsentWorkDialog } from './UnsentWorkDialog.tsx';

interface HeaderProps {
  screens: readonly Screen[];
  screen: Screen | undefined;
}

/** The header of specification 2: the logo, the links for the user's role, and the signed-in user. */
export function Header({ screens, screen }: HeaderProps) {
  const who = useSession((session) => session.who);
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const showsLinks = screen !== undefined && screen.header === undefined && who !== null;
  const experimental = useExperimental(screens, who?.role);
  const writer = useWriter(showsLinks && who.role !== 'PUPIL');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);

  const isAdmin = showsLinks && who.role === 'admin';
  const refreshAlerts = useAlertCount((count) => count.refresh);
  useEffect(() => {
    if (isAdmin) void refreshAlerts();
  }, [isAdmin, refreshAlerts]);
  const unseen = useAlertCount((count) => (isAdmin ? count.unseen : 0));

  const links = showsLinks ? navLinks(screens, who.role, experimental) : [];
  const confirmLeave = async () => {
    const left = await useSession.getState().sendWork();
    if (left > 0) setUnsent(left);
    else signOut();
  };
  const tour = tourOfScreen(screen?.path);
  const guides = links.find(({ newTab }) => newTab)?.to;
  return (
    <HeaderBar
      home={screen?.may === 'anyone' ? '/' : '/select_resources'}
      sticky={!screen?.focused}
      nav={
        showsLinks && (
          <nav aria-label={t`Main`} className="ms-3 hidden min-w-0 flex-1 xl:block">
            <NavRow links={links} pathname={pathname} onSignOut={() => void confirmLeave()} />
          </nav>
        )
      }
      end={
        <>
          {writer?.demo && <DemoWriterPill writer={writer} />}
          {showsLinks && (tour || guides) && (
            <HelpMenu
              key={pathname}
              tours={tour ? [{ name: tour, label: t`Tour of this page` }] : []}
              guides={guides}
            />
          )}
          {showsLinks && <AccountMenu who={who} />}
          {showsLinks && (
            <IconButton
              className="xl:hidden"
              label={menuLabel(open, unseen)}
              aria-expanded={open}
              aria-controls="menu"
              icon={
                <span className="relative">
                  {open ? <X size={22} /> : <Menu size={22} />}
                  {unseen > 0 && !open && (
                    <span className="absolute -end-1 -top-1 size-3 rounded-full border-2 border-card bg-bad-fill" />
                  )}
                </span>
              }
              onClick={() => setOpen(!open)}
            />
          )}
        </>
      }
    >
      {showsLinks && open && (
        <nav
          id="menu"
          aria-label={t`Main`}
          className="max-h-[calc(100dvh-4.25rem)] overflow-auto border-t border-line px-4 py-3 xl:hidden"
        >
          <NavList links={links} pathname={pathname} onSignOut={() => void confirmLeave()} />
        </nav>
      )}
      {unsent > 0 && (
        <UnsentWorkDialog
          tasks={unsent}
          onSignOut={() => {
            setUnsent(0);
            signOut();
          }}
          onStay={() => setUnsent(0)}
        />
      )}
    </HeaderBar>
  );
}

const menuLabel = (open: boolean, unseen: number): string => {
  if (open) return t`Close the menu`;
  return unseen === 0 ? t`Open the menu` : `Open the menu, ${unseen} new in Alerts`;
};

/**
 * Signs out by navigating to the start page and ending the session there. Leave guards therefore work as for
 * any other navigation: a screen with unsaved changes can block it, and a user who chooses to stay remains
 * signed in. When the session ends, the previous screen and its guards are no longer mounted. Only the app
 * reads the navigation state, and the start page is not part of the app, so going back signs nobody out.
 */
function useSignOut(): () => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const arrived = pathname === '/' && state === signingOut;
  useEffect(() => {
    if (arrived) void useSession.getState().signOut();
  }, [arrived]);
  return () => void navigate('/', { state: signingOut });
}

/**
 * True if this user has experimental features. It is fetched once per user, and only if a link depends on it.
 */
function useExperimental(screens: readonly Screen[], role: Role | undefined): boolean {
  const [experimental, setExperimental] = useState(false);
  const matters = navLinks(screens, role, true).length > navLinks(screens, role, false).length;
  useEffect(() => {
    setExperimental(false);
    if (!matters) return;
    let hasLeft = false;
    sharedGet<Pick<User, 'enableExperimentalFeatures'>>('/v1/me').then(
      (me) => hasLeft || setExperimental(me.enableExperimentalFeatures),
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [matters]);
  return experimental;
}

/**
 * The configured text writer. Null while loading, or if it cannot be fetched. It is fetched only if `wanted`
 * is true, and without swr, which would add to every page's bundle. Later screens reuse the response.
 */
function useWriter(wanted: boolean): Writer | null {
  const [writer, setWriter] = useState<Writer | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let hasLeft = false;
    sharedGet<Writer>('/v1/writer', { keepSeconds: 60 }).then(
      (found) => hasLeft || setWriter(found),
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [wanted]);
  return wanted ? writer : null;
}

const DemoWriterDialog = lazyPart(async () => (await import('./DemoWriterDialog.tsx')).default);

/** Shows that the demo writer is active, and opens an explanation. */
function DemoWriterPill({ writer }: { writer: Writer }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Chip
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Sparkles size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">
          <Trans>Demo writer</Trans>
        </span>
      </Chip>
      {asked && <DemoWriterDialog open={open} onClose={() => setOpen(false)} writer={writer} />}
    </>
  );
}
