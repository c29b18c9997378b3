import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MoreHorizontal, ShieldCheck, ShieldMinus, UserMinus } from 'lucide-react';
import type { OrganisationRole } from '#contracts/access/user.ts';
import type { Member, Organisation } from '#contracts/organisation/organisation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import { formatDay, formatRelativeTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import type { Asked } from './OrganisationDialogs.tsx';
import { roleWords } from './OrganisationHeader.tsx';
import { organisationPath, useAction } from './use-organisation.ts';

interface MemberListProps {
  organisation: Organisation;
  onAsk: (asked: Asked) => void;
}

/** All members of the department, owner first. */
export function MemberList({ organisation, onAsk }: MemberListProps) {
  const { members, role } = organisation;
  return (
    <section>
      <h2 className="mb-3 text-lg">
        <Trans>Teachers</Trans> <span className="font-normal text-ink-2">({members.length})</span>
      </h2>
      <Card flush>
        <ul>
          {members.map((member) => (
            <MemberLine key={member.id} member={member} mine={role} onAsk={onAsk} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface MemberLineProps {
  member: Member;
  /** The viewer's role. */
  mine: OrganisationRole;
  onAsk: (asked: Asked) => void;
}

/** One teacher: name, role, and the changes that the viewer may make. */
function MemberLine({ member, mine, onAsk }: MemberLineProps) {
  const who = useSession((session) => session.who);
  const { run } = useAction();
  const { id, fullName, email, role, joinedAt, classes, pupils, lastSeenAt } = member;
  const isMe = who?.id === id;
  const mayRemove =
    !isMe && role !== 'owner' && (mine === 'owner' || (mine === 'manager' && role === 'teacher'));
  const setRole = (next: 'manager' | 'teacher') =>
    void run(
      () => http.patch(`${organisationPath}/members/${id}`, { role: next }),
      next === 'manager' ? t`${fullName} is now a manager.` : t`${fullName} is now a teacher.`,
    );
  const actions: MenuAction[] = [
    ...(mine === 'owner' && role === 'teacher'
      ? [
          {
            id: 'manager',
            label: t`Make a manager`,
            icon: <ShieldCheck size={16} />,
            onAct: () => setRole('manager'),
          },
        ]
      : []),
    ...(mine === 'owner' && role === 'manager'
      ? [
          {
            id: 'teacher',
            label: t`Make a teacher`,
            icon: <ShieldMinus size={16} />,
            onAct: () => setRole('teacher'),
          },
        ]
      : []),
    ...(mayRemove
      ? [
          {
            id: 'remove',
            label: t`Remove from the department`,
            icon: <UserMinus size={16} />,
            danger: true,
            onAct: () => onAsk({ what: 'remove', member }),
          },
        ]
      : []),
  ];
  return (
    <li className="flex items-start gap-4 border-b border-line px-5 py-4 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <bdi className="font-semibold wrap-anywhere">{fullName}</bdi>
          {isMe && (
            <span className="text-ink-2">
              <Trans>(you)</Trans>
            </span>
          )}
          {role !== 'teacher' && (
            <Badge tone={role === 'owner' ? 'target' : 'native'}>{roleWords[role].name}</Badge>
          )}
        </p>
        <p className="text-ink-2 wrap-anywhere">
          <a href={`mailto:${email}`} dir="ltr" className="inline-block py-0.5">
            {email}
          </a>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>{plural(classes, { one: '# class', other: '# classes' })}</span>
          <span>{plural(pupils, { one: '# pupil', other: '# pupils' })}</span>
          {joinedAt && (
            <span>
              <Trans>Joined {{ date: formatDay(joinedAt) }}</Trans>
            </span>
          )}
          {mine !== 'teacher' && (
            <span>
              {lastSeenAt
                ? t`Active ${{ time: formatRelativeTime(lastSeenAt) }}`
                : t`Never signed in`}
            </span>
          )}
        </p>
      </div>
      {actions.length > 0 && (
        <Menu
          label={t`More for ${fullName}`}
          button={<MoreHorizontal size={20} aria-hidden="true" />}
          actions={actions}
        />
      )}
    </li>
  );
}
