import { type ActivityName, activityNames } from '#teaching/activities/activity-names.ts';
import { arrangedActivities } from '#teaching/activities/arrangement.ts';

/** One activity of the product as it stands in a lesson's list. */
export interface ArrangementRow {
  name: ActivityName;
  /** Whether the lesson shows it. */
  on: boolean;
}

/** Every activity of the product: first those that the lesson shows, in its order, then the others. */
export function arrangementRows(arrangement: readonly string[] | null): ArrangementRow[] {
  const shown = arrangedActivities(arrangement);
  const hidden = activityNames.filter((name) => !shown.includes(name));
  return [
    ...shown.map((name) => ({ name, on: true })),
    ...hidden.map((name) => ({ name, on: false })),
  ];
}

/** What is stored for these rows; null where they are all there in the product's own order. */
export function arrangementOf(rows: readonly ArrangementRow[]): ActivityName[] | null {
  const shown = rows.filter(({ on }) => on).map(({ name }) => name);
  const asProduct =
    shown.length === activityNames.length && shown.every((name, at) => name === activityNames[at]);
  return asProduct ? null : shown;
}
