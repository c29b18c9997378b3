import { arrangedActivities } from '#lessons/activities/arrangement.ts';
import { type ActivityName, activityNames } from '#lessons/activities/registry.ts';

/** One activity of the product as it stands in a lesson's list. */
export interface ArrangementRow {
  name: ActivityName;
  /** Whether the lesson shows it. */
  on: boolean;
}

/**
 * Every activity of the product: those that the lesson shows in its order, each other one behind the one
 * that it follows in the product.
 */
export function arrangementRows(arrangement: readonly string[] | null): ArrangementRow[] {
  const rows = arrangedActivities(arrangement).map((name) => ({ name, on: true }));
  activityNames.forEach((name, at) => {
    if (rows.some((row) => row.name === name)) return;
    const before = rows.findIndex((row) => row.name === activityNames[at - 1]);
    rows.splice(before + 1, 0, { name, on: false });
  });
  return rows;
}

/** What is stored for these rows; null where they are all there in the product's own order. */
export function arrangementOf(rows: readonly ArrangementRow[]): ActivityName[] | null {
  const shown = rows.filter(({ on }) => on).map(({ name }) => name);
  const asProduct =
    shown.length === activityNames.length && shown.every((name, at) => name === activityNames[at]);
  return asProduct ? null : shown;
}
