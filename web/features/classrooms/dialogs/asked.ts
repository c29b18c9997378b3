import type { PupilRow } from '#contracts/classrooms/classroom.ts';

/** What the class screen asks in a dialog, and about whom. */
export type Asked =
  | { kind: 'rename class' }
  | { kind: 'move class up' }
  | { kind: 'archive class' }
  | { kind: 'remove class' }
  | { kind: 'add existing' }
  | { kind: 'rename pupil'; pupil: PupilRow }
  | { kind: 'remove account'; pupil: PupilRow }
  | { kind: 'move'; pupils: readonly PupilRow[] }
  | { kind: 'add to'; pupils: readonly PupilRow[] }
  | { kind: 'passwords'; pupils: readonly PupilRow[] };
