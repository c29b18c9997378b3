import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRightLeft, LogOut, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import type { OrganisationRole } from '#contracts/access/user.ts';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import type { Asked } from './OrganisationDialogs.tsx';

interface OrganisationHeaderProps {
  organisation: Organisation;
  onAsk: (asked: Asked) => void;
}

/** Shows the department's name, the viewer's role, and the actions that affect the whole department. */
export function OrganisationHeader({ organisation, onAsk }: OrganisationHeaderProps) {
  const { name, role, members } = organisation;
  const leave: MenuAction = {
    id: 'leave',
    label: t`Leave organisation`,
    icon: <LogOut size={16} className="rtl:-scale-x-100" />,
    danger: true,
    onAct: () => onAsk({ what: 'leave' }),
  };
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm font-semibold text-ink-2">
          <Trans>Setup Organisation</Trans>
        </p>
        <h1 className="mt-1 text-3xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
          <Badge tone="target">{roleWords[role].yours}</Badge>
          {roleWords[role].may}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href="/department_resources">
          <Trans>Department resources</Trans>
        </LinkButton>
        <Menu
          label={t`More for ${name}`}
          button={<MoreHorizontal size={20} aria-hidden="true" />}
          actions={role === 'owner' ? ownersActions() : [leave]}
        />
      </div>
    </header>
  );

  function ownersActions(): MenuAction[] {
    const rename: MenuAction = {
      id: 'rename',
      label: t`Rename`,
      icon: <PencilLine size={16} />,
      onAct: () => onAsk({ what: 'rename' }),
    };
    const handOver: MenuAction = {
      id: 'hand over',
      label: t`Hand over to a colleague`,
      icon: <ArrowRightLeft size={16} />,
      onAct: () => onAsk({ what: 'hand over' }),
    };
    const close: MenuAction = {
      id: 'close',
      label: t`Close organisation`,
      icon: <Trash2 size={16} />,
      danger: true,
      onAct: () => onAsk({ what: 'close' }),
    };
    return [rename, members.length > 1 ? handOver : close];
  }
}

/** The display name of each role, and sentences that tell the viewer their role and its permissions. */
export const roleWords: Record<OrganisationRole, { name: string; yours: string; may: string }> = {
  owner: {
    name: t`Owner`,
    yours: t`You are the owner`,
    may: t`Pays, invites teachers, and can change everything.`,
  },
  manager: {
    name: t`Manager`,
    yours: t`You are a manager`,
    may: t`Can invite and remove teachers, and change colleagues’ classes.`,
  },
  teacher: {
    name: t`Teacher`,
    yours: t`You are a teacher`,
    may: t`Can see colleagues’ classes and results.`,
  },
};
