import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowRightLeft, ArrowUp, KeyRound, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ClassroomDetail, PupilRow } from '#contracts/classrooms/classroom.ts';
import { registerName } from '#contracts/classrooms/register-name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChosenBar } from '#ui/ChosenBar.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import type { Asked } from '../dialogs/ClassroomDialogs.tsx';
import { PupilLine } from './PupilLine.tsx';

interface PupilTableProps {
  detail: ClassroomDetail;
  chosenIds: ReadonlySet<string>;
  onChosenIds: (ids: ReadonlySet<string>) => void;
  onAsk: (asked: Asked) => void;
  onRemove: (pupils: readonly PupilRow[]) => void;
}

/** The pupils of the class, with search, sorting and selection. */
export function PupilTable(props: PupilTableProps) {
  const { detail, chosenIds, onChosenIds, onAsk, onRemove } = props;
  const { pupils, mayChange, classroom } = detail;
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<PupilOrder>({ by: 'name', down: false });
  const shown = sortPupils(findPupils(pupils, search), order);
  const chosen = pupils.filter(({ id }) => chosenIds.has(id));
  const all = shown.length > 0 && shown.every(({ id }) => chosenIds.has(id));
  const now = Date.now();

  const choose = (rows: readonly PupilRow[], on: boolean) => {
    const next = new Set(chosenIds);
    for (const { id } of rows) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChosenIds(next);
  };

  return (
    <Card flush>
      <search className="relative block border-b border-line p-4">
        <div className="sm:max-w-96">
          <SearchField
            label={t`Search in this class`}
            value={search}
            placeholder={t`A name or user name`}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      </search>
      <table className="w-full border-collapse">
        <caption className="sr-only">
          <Trans>Pupils of {{ className: classroom.name }}</Trans>
        </caption>
        <thead className="border-b border-line">
          <tr>
            {mayChange && (
              <td className="w-12 ps-3">
                <label className="flex size-11 items-center justify-center">
                  <span className="sr-only">
                    <Trans>Select all</Trans>
                  </span>
                  <input
                    type="checkbox"
                    checked={all}
                    onChange={() => choose(shown, !all)}
                    className="size-5"
                  />
                </label>
              </td>
            )}
            <SortHead title={t`Name`} by="name" order={order} onOrder={setOrder} />
            <SortHead
              title={t`User name`}
              by="userName"
              order={order}
              onOrder={setOrder}
              className="hidden md:table-cell"
            />
            <th
              scope="col"
              className="hidden px-3 text-start text-sm font-semibold text-ink-2 lg:table-cell"
            >
              <Trans>Other classes</Trans>
            </th>
            <SortHead
              title={t`Last seen`}
              by="lastSeen"
              order={order}
              onOrder={setOrder}
              className="hidden md:table-cell"
            />
            {mayChange && <td />}
          </tr>
        </thead>
        <tbody>
          {shown.map((pupil) => (
            <PupilLine
              key={pupil.id}
              pupil={pupil}
              classroomId={classroom.id}
              now={now}
              {...(mayChange && {
                edit: {
                  chosen: chosenIds.has(pupil.id),
                  onChoose: (on: boolean) => choose([pupil], on),
                  onAsk,
                  onRemove: () => onRemove([pupil]),
                },
              })}
            />
          ))}
        </tbody>
      </table>
      {mayChange && chosen.length > 0 && (
        <ChosenPupils
          pupils={chosen}
          onAsk={onAsk}
          onRemove={() => onRemove(chosen)}
          onClear={() => onChosenIds(new Set())}
        />
      )}
      <p role="status" className="px-5 py-3 text-sm text-ink-2">
        {shown.length === 0
          ? t`Nobody in this class has that name.`
          : search.trim()
            ? plural(
                { count: pupils.length },
                {
                  one: `${{ shown: shown.length }} of # pupil`,
                  other: `${{ shown: shown.length }} of # pupils`,
                },
              )
            : plural({ count: pupils.length }, { one: '# pupil', other: '# pupils' })}
      </p>
    </Card>
  );
}

interface SortHeadProps {
  title: string;
  by: PupilSort;
  order: PupilOrder;
  onOrder: (order: PupilOrder) => void;
  className?: string;
}

/** A column header that sorts the table by its column; a second press reverses the order. */
function SortHead({ title, by, order, onOrder, className = '' }: SortHeadProps) {
  const sorted = order.by === by;
  const Arrow = order.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (order.down ? 'descending' : 'ascending') : undefined}
      className={`px-3 text-start ${className}`}
    >
      <button
        type="button"
        onClick={() => onOrder({ by, down: sorted && !order.down })}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-2 hover:text-ink"
      >
        {title}
        {sorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface ChosenPupilsProps {
  pupils: readonly PupilRow[];
  onAsk: (asked: Asked) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** The actions on several pupils at once. */
function ChosenPupils({ pupils, onAsk, onRemove, onClear }: ChosenPupilsProps) {
  return (
    <ChosenBar label={t`Chosen pupils`} count={pupils.length} onClear={onClear}>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'passwords', pupils })}>
        <KeyRound size={16} aria-hidden="true" /> <Trans>New login cards</Trans>
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'move', pupils })}>
        <ArrowRightLeft size={16} aria-hidden="true" /> <Trans>Move</Trans>
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'add to', pupils })}>
        <UserPlus size={16} aria-hidden="true" /> <Trans>Add to another class</Trans>
      </Button>
      <Button className="text-sm" onClick={onRemove}>
        <UserMinus size={16} aria-hidden="true" /> <Trans>Remove from this class</Trans>
      </Button>
    </ChosenBar>
  );
}

const pupilSorts = ['name', 'userName', 'lastSeen'] as const;
type PupilSort = (typeof pupilSorts)[number];

export interface PupilOrder {
  by: PupilSort;
  /** True for descending order: Z to A or, for `lastSeen`, longest ago first. */
  down: boolean;
}

/**
 * Sorts the pupils; sorting by name uses the surname. For "last seen", pupils who have never signed in are
 * last in both orders.
 */
export function sortPupils(
  pupils: readonly PupilRow[],
  { by, down }: PupilOrder,
  locale?: string,
): PupilRow[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: PupilRow, b: PupilRow) => names.compare(registerName(a), registerName(b));
  const compare: Record<PupilSort, (a: PupilRow, b: PupilRow) => number> = {
    name: byName,
    userName: (a, b) => names.compare(a.userName, b.userName),
    lastSeen: (a, b) => seen(b) - seen(a),
  };
  const turn = down ? -1 : 1;
  return [...pupils].sort((a, b) => {
    if (by === 'lastSeen' && (a.lastSeenAt === null) !== (b.lastSeenAt === null)) {
      return a.lastSeenAt === null ? 1 : -1;
    }
    return turn * compare[by](a, b) || byName(a, b);
  });
}

const seen = ({ lastSeenAt }: PupilRow) => (lastSeenAt ? Date.parse(lastSeenAt) : 0);

/** Finds the pupils whose name or user name contains the search text, ignoring diacritics and case. */
export function findPupils(pupils: readonly PupilRow[], typed: string): PupilRow[] {
  const wanted = fold(typed.trim());
  return pupils.filter((pupil) => fold(`${pupil.fullName} ${pupil.userName}`).includes(wanted));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
