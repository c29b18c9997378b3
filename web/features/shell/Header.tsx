import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useSession } from '../../app/session/session.ts';
import { HelpMenu } from '../../app/tours/HelpMenu.tsx';
import { tourOfScreen } from '../../app/tours/tour-of-screen.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DemoWriterPill } from './DemoWriterPill.tsx';
import { Logo } from './Logo.tsx';
import { NavList } from './NavList.tsx';
import { NavRow } from './NavRow.tsx';
import { navLinks } from './nav-links.ts';
import type { Screen } from './screen.ts';
import { UnsentWorkDialog } from './UnsentWorkDialog.tsx';
import { useExperimental } from './use-experimental.ts';
import { useSignOut } from './use-sign-out.ts';
import { useWriter } from './use-writer.ts';

interface HeaderProps {
  screens: readonly Screen[];
  screen: Screen | undefined;
}

/** The header of specification 2: the logo, the links of the role, Sign in or who is signed in. */
export function Header({ screens, screen }: HeaderProps) {
  const who = useSession((session) => session.who);
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const showsLinks = screen?.header === 'links' && who !== null;
  const experimental = useExperimental(screens, who?.role);
  const writer = useWriter(showsLinks && who.role !== 'PUPIL');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);

  const links = showsLinks ? navLinks(screens, who.role, experimental) : [];
  const askToLeave = async () => {
    const left = await useSession.getState().sendWork();
    if (left > 0) setUnsent(left);
    else signOut();
  };
  const tour = tourOfScreen(screen?.path);
  const guides = links.find(({ newTab }) => newTab)?.to;
  return (
    <header
      className={classNames(
        'z-20 border-b border-line bg-card print:hidden',
        screen?.focused ? 'relative' : 'sticky top-0',
      )}
    >
      <div className="mx-auto flex min-h-17 max-w-350 items-center gap-x-1 px-2 min-[22rem]:gap-x-2 min-[22rem]:px-4 sm:gap-x-4 sm:px-8">
        <a
          href={screen?.may === 'anyone' ? '/' : '/select_resources'}
          className="inline-flex shrink-0 items-center rounded-control no-underline"
        >
          <Logo />
        </a>
        {showsLinks && (
          <nav aria-label="Main" className="ms-3 hidden min-w-0 flex-1 xl:block">
            <NavRow links={links} pathname={pathname} onSignOut={() => void askToLeave()} />
          </nav>
        )}
        <div className="ms-auto flex items-center min-[22rem]:gap-1 sm:gap-4">
          {writer?.demo && <DemoWriterPill writer={writer} />}
          {showsLinks && (tour || guides) && (
            <HelpMenu
              key={pathname}
              tours={tour ? [{ name: tour, label: 'Tour of this page' }] : []}
              guides={guides}
            />
          )}
          {showsLinks && <AccountMenu who={who} />}
          {showsLinks && (
            <IconButton
              className="xl:hidden"
              label={open ? 'Close the menu' : 'Open the menu'}
              aria-expanded={open}
              aria-controls="menu"
              icon={open ? <X size={22} /> : <Menu size={22} />}
              onClick={() => setOpen(!open)}
            />
          )}
          {screen?.header === 'sign in' && <LinkButton href="/signin">Sign in</LinkButton>}
        </div>
      </div>
      {showsLinks && open && (
        <nav
          id="menu"
          aria-label="Main"
          className="max-h-[calc(100dvh-4.25rem)] overflow-auto border-t border-line px-4 py-3 xl:hidden"
        >
          <NavList links={links} pathname={pathname} onSignOut={() => void askToLeave()} />
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
    </header>
  );
}
