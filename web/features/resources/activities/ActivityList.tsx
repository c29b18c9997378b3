import { useLayoutEffect, useRef, useState } from 'react';
import { type ActivityName, activityMenus } from '#lessons/activities/registry.ts';
import { moveRow } from '#ui/move-row.ts';
import { useDragRows } from '#ui/use-drag-rows.ts';
import { ActivityRow } from './ActivityRow.tsx';
import type { ArrangementRow } from './arrangement-rows.ts';
import type { ActivityFacts } from './use-activity-facts.ts';

interface ActivityListProps {
  resourceId: string;
  rows: readonly ArrangementRow[];
  facts: ReadonlyMap<ActivityName, ActivityFacts> | undefined;
  /** The flags of this teacher's plan. */
  features: readonly string[];
  /** The activity seen at the side. */
  chosen: ActivityName | null;
  onChoose: (name: ActivityName) => void;
  /** Absent where the list can only be read. */
  onRows: ((rows: ArrangementRow[]) => void) | undefined;
  /** Goes to the projector with this activity, whatever is unsaved. */
  onOpen: (name: ActivityName) => void;
}

/** Every activity in the lesson's order: switched, dragged by its grip, or moved with its two buttons. */
export function ActivityList(props: ActivityListProps) {
  const { rows, facts, features, onRows } = props;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);

  const move = (from: number, to: number) => {
    const name = rows[from]?.name;
    if (!name || !onRows || to < 0 || to >= rows.length) return;
    onRows(moveRow(rows, from, to));
    setSaid(`${activityMenus[name].title} is now number ${to + 1} of ${rows.length}.`);
  };
  const { drag, grip, row } = useDragRows(move);

  // A row that moves in the page loses the focus; its button gets it back.
  useLayoutEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
    setPressed(null);
  }, [pressed]);

  return (
    <>
      <ol ref={list} className="flex flex-col gap-2">
        {rows.map(({ name, on }, at) => (
          <li
            key={name}
            {...row(at)}
            className={
              drag && drag.from !== at && (drag.before === at || drag.before === at + 1)
                ? drag.before === at
                  ? 'rounded-card shadow-[0_-3px_0_var(--target)]'
                  : 'rounded-card shadow-[0_3px_0_var(--target)]'
                : undefined
            }
          >
            <ActivityRow
              resourceId={props.resourceId}
              name={name}
              number={at + 1}
              on={on}
              facts={facts?.get(name)}
              locked={!features.includes(activityMenus[name].feature)}
              chosen={props.chosen === name}
              onChoose={() => props.onChoose(name)}
              onOpen={() => props.onOpen(name)}
              edit={
                onRows && {
                  grip: grip(at),
                  onSwitch: (next) =>
                    onRows(rows.map((one) => (one.name === name ? { name, on: next } : one))),
                  first: at === 0,
                  last: at === rows.length - 1,
                  onMove: (by) => {
                    move(at, at + by);
                    setPressed(`${name} ${by}`);
                  },
                }
              }
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}
