import {
  type PupilHomeworkRow,
  type PupilHomeworkStage,
  pupilHomeworkStage,
} from '#contracts/homework/pupil-homework.ts';

export interface HomeGroup {
  stage: PupilHomeworkStage;
  rows: PupilHomeworkRow[];
}

/**
 * A pupil's homework by where it stands, empty groups left out: what is to be done and what is late with
 * the soonest due first, what is done with the latest first. `now` in milliseconds since 1970.
 */
export function homeGroups(rows: readonly PupilHomeworkRow[], now: number): HomeGroup[] {
  const stages: readonly PupilHomeworkStage[] = ['to do', 'late', 'done'];
  return stages.flatMap((stage) => {
    const own = rows.filter(
      ({ tasks, dueAt }) => pupilHomeworkStage(tasks, Date.parse(dueAt), now) === stage,
    );
    const way = stage === 'done' ? -1 : 1;
    own.sort((a, b) => way * (Date.parse(a.dueAt) - Date.parse(b.dueAt)));
    return own.length > 0 ? [{ stage, rows: own }] : [];
  });
}
