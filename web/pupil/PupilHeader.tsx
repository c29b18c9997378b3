import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserInfo } from '#contracts/access/role.ts';
import { IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useSession } from '../app/session/session.ts';
import { AccountMenu } from '../features/shell/AccountMenu.tsx';
import { HeaderBar } from '../features/shell/frame.tsx';
import { navEntryLook, navListSize, navRowSize } from '../features/shell/nav-entry-look.ts';
import { UnsentWorkDialog } from '../features/shell/UnsentWorkDialog.tsx';

interface PupilHeaderProps {
  /** Null until the guard has let a pupil in. */
  who: UserInfo | null;
  /** True on the page of a task, where the header scrolls away. */
  focused: boolean;
  pathname: string;
}

/** The header for pupils (specification 2): the logo, the Logout button and the account menu. */
export function PupilHeader({ who, focused, pathname }: PupilHeaderProps) {
  const [open, setOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);
  const signOut = () => void useSession.getState().signOut();
  const confirmLeave = async () => {
    const left = await useSession.getState().sendWork();
    if (left > 0) setUnsent(left);
    else signOut();
  };
  const logout = (size: string) => (
    <button
      type="button"
      onClick={() => void confirmLeave()}
      className={classNames(navEntryLook, size)}
    >
      <Trans>Logout</Trans>
    </button>
  );
  return (
    <HeaderBar
      home="/pupil/home"
      sticky={!focused}
      nav={
        who && (
          <nav aria-label={t`Main`} className="ms-3 hidden min-w-0 flex-1 xl:block">
            <ul className="flex items-center gap-0.5">
              <li>{logout(navRowSize)}</li>
            </ul>
          </nav>
        )
      }
      end={
        who && (
          <>
            <AccountMenu who={who} />
            <IconButton
              className="xl:hidden"
              label={open ? t`Close the menu` : t`Open the menu`}
              aria-expanded={open}
              aria-controls="menu"
              icon={open ? <X size={22} /> : <Menu size={22} />}
              onClick={() => setOpen(!open)}
            />
          </>
        )
      }
    >
      {who && open && (
        <nav
          id="menu"
          aria-label={t`Main`}
          className="max-h-[calc(100dvh-4.25rem)] overflow-auto border-t border-line px-4 py-3 xl:hidden"
        >
          <ul className="flex flex-col gap-1">
            <li>{logout(navListSize)}</li>
          </ul>
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
