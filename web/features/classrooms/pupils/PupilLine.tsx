import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ArrowRightLeft,
  Download,
  KeyRound,
  MoreHorizontal,
  PencilLine,
  Trash2,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Menu } from '#ui/Menu.tsx';
import { PlainList } from '#ui/PlainList.tsx';
import { andList } from '#ui/wordings/lists.ts';
import { userLocale } from '#web/app/format/format.ts';
import { relativeDays } from '#web/app/format/relative-days.ts';
import type { Asked } from '../dialogs/ClassroomDialogs.tsx';
import { savePupilData } from '../use-classroom-actions.ts';

interface PupilLineProps {
  pupil: PupilRow;
  classroomId: string;
  now: number;
  /** The actions on the pupil. Without them, the line is read-only. */
  edit?: {
    chosen: boolean;
    onChoose: (chosen: boolean) => void;
    onAsk: (asked: Asked) => void;
    onRemove: () => void;
  };
}

/** A pupil of the class: name, user name, other classes, last seen, and actions. */
export function PupilLine({ pupil, classroomId, now, edit }: PupilLineProps) {
  const { fullName, userName, classrooms, lastSeenAt } = pupil;
  const others = classrooms.filter(({ id }) => id !== classroomId);
  const seen = seenWords(lastSeenAt, now);
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-paper">
      {edit && (
        <td className="w-12 ps-3">
          <label className="flex size-11 items-center justify-center">
            <span className="sr-only">
              <Trans>Choose {fullName}</Trans>
            </span>
            <input
              type="checkbox"
              checked={edit.chosen}
              onChange={(event) => edit.onChoose(event.currentTarget.checked)}
              className="size-5"
            />
          </label>
        </td>
      )}
      <th scope="row" className="px-3 py-2.5 text-start font-semibold wrap-anywhere">
        <bdi>{fullName}</bdi>
        <span className="block text-sm font-normal text-ink-2 md:hidden">
          <span translate="no">{userName}</span> · {seen}
        </span>
        {others.length > 0 && (
          <span className="block text-sm font-normal text-ink-2 lg:hidden">
            <Trans>Also in {{ classes: andList(others.map(({ name }) => name)) }}</Trans>
          </span>
        )}
      </th>
      <td translate="no" className="hidden px-3 py-2.5 md:table-cell">
        {userName}
      </td>
      <td className="hidden px-3 py-2.5 text-ink-2 lg:table-cell">
        <PlainList
          items={others.map(({ id, name }) => (
            <a key={id} href={`/classrooms/view/${id}`}>
              <bdi>{name}</bdi>
            </a>
          ))}
        />
      </td>
      <td className="hidden px-3 py-2.5 whitespace-nowrap text-ink-2 md:table-cell">{seen}</td>
      {edit && (
        <td className="w-14 pe-2 text-end">
          <Menu
            label={t`More for ${fullName}`}
            button={<MoreHorizontal size={18} aria-hidden="true" />}
            actions={[
              {
                id: 'name',
                label: t`Change name`,
                icon: <PencilLine size={16} />,
                onAct: () => edit.onAsk({ kind: 'rename pupil', pupil }),
              },
              {
                id: 'password',
                label: t`Reset password (new login card)`,
                icon: <KeyRound size={16} />,
                onAct: () => edit.onAsk({ kind: 'passwords', pupils: [pupil] }),
              },
              {
                id: 'move',
                label: t`Move to another class`,
                icon: <ArrowRightLeft size={16} />,
                onAct: () => edit.onAsk({ kind: 'move', pupils: [pupil] }),
              },
              {
                id: 'also',
                label: t`Add to another class too`,
                icon: <UserPlus size={16} />,
                onAct: () => edit.onAsk({ kind: 'add to', pupils: [pupil] }),
              },
              {
                id: 'leave',
                label: t`Remove from this class`,
                icon: <UserMinus size={16} />,
                onAct: edit.onRemove,
              },
              {
                id: 'data',
                label: t`Download their data`,
                icon: <Download size={16} />,
                onAct: () => void savePupilData(pupil),
              },
              {
                id: 'remove',
                label: t`Remove account`,
                icon: <Trash2 size={16} />,
                danger: true,
                onAct: () => edit.onAsk({ kind: 'remove account', pupil }),
              },
            ]}
          />
        </td>
      )}
    </tr>
  );
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Describes when a pupil was last seen: "today", "3 days ago" or, for longer ago, the date in the user's
 * locale. `now` is in milliseconds since 1970.
 */
export function seenWords(lastSeenAt: string | null, now: number, locale = userLocale()): string {
  if (lastSeenAt === null) return t`Not yet`;
  const then = Date.parse(lastSeenAt);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / day);
  if (days > 13) {
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(then);
  }
  const [first = '', ...rest] = relativeDays(-days, locale);
  return first.toLocaleUpperCase(locale) + rest.join('');
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
