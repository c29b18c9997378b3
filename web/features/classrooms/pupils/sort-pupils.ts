import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { registerName } from '#contracts/classrooms/register-name.ts';

const pupilSorts = ['name', 'userName', 'lastSeen'] as const;
export type PupilSort = (typeof pupilSorts)[number];

export interface PupilOrder {
  by: PupilSort;
  /** Z to A; for `lastSeen`, who has been away longest first. */
  down: boolean;
}

/** The pupils in this order, names by surname; who has never signed in stands at the end of "last seen", either way. */
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

/** The pupils whose name or user name holds what was typed; accents and capitals do not matter. */
export function findPupils(pupils: readonly PupilRow[], typed: string): PupilRow[] {
  const wanted = fold(typed.trim());
  return pupils.filter((pupil) => fold(`${pupil.fullName} ${pupil.userName}`).includes(wanted));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
