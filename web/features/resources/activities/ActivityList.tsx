import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { activityWords } from '#lessons/activities/activity-words.ts';
import { type ActivityName, activityMenus } from '#lessons/activities/menu.ts';
import { iconOf } from '#lessons/activities/views.ts';
import { IconButton, LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { moveRow } from '#ui/move-row.ts';
import { Switch } from '#ui/Switch.tsx';
import { useDragRows } from '#ui/use-drag-rows.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import type { ActivityFacts } from './use-activity-facts.ts';
import type { ArrangementRow } from './use-arrangement.ts';

interface ActivityListProps {
  resourceId: string;
  rows: readonly ArrangementRow[];
  facts: ReadonlyMap<ActivityName, ActivityFacts> | undefined;
  /** The feature names that this teacher's plan includes. */
  features: readonly string[];
  /** The activity in the preview. */
  chosen: ActivityName | null;
  onChoose: (name: ActivityName) => void;
  /** Absent if the list is read-only. */
  onRows: ((rows: ArrangementRow[]) => void) | undefined;
  /** Opens this activity on the projector, even if there are unsaved changes. */
  onOpen: (name: ActivityName) => void;
}

/**
 * Lists every activity in the lesson's order. Activities are turned on or off, and moved by dragging a handle
 * or with two buttons.
 */
export function ActivityList(props: ActivityListProps) {
  const { rows, facts, features, onRows } = props;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);

  const move = (from: number, to: number) => {
    const name = rows[from]?.name;
    if (!name || !onRows || to < 0 || to >= rows.length) return;
    onRows(moveRow(rows, from, to));
    const title = i18n._(activityWords[name].title);
    setSaid(
      t`${{ name: title }} is now number ${{ number: to + 1 }} of ${{ total: rows.length }}.`,
    );
  };
  const { before, handlers, row } = useDragRows(list, move);

  // When a row moves in the DOM, its button loses the focus; restore it.
  useLayoutEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
    setPressed(null);
  }, [pressed]);

  return (
    <>
      <ol ref={list} {...handlers} className="flex flex-col gap-2">
        {rows.map(({ name, on }, at) => (
          <li
            key={name}
            {...row(at)}
            className={classNames(
              before === at && 'rounded-card shadow-[0_-3px_0_var(--target)]',
              before === at + 1 && 'rounded-card shadow-[0_3px_0_var(--target)]',
            )}
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

interface RowEditing {
  onSwitch: (on: boolean) => void;
  first: boolean;
  last: boolean;
  /** -1 moves the row up, 1 moves it down. */
  onMove: (by: 1 | -1) => void;
}

interface ActivityRowProps {
  resourceId: string;
  name: ActivityName;
  number: number;
  on: boolean;
  facts: ActivityFacts | undefined;
  /** True if the plan does not include the activity. */
  locked: boolean;
  /** True if the activity is shown in the preview. */
  chosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
  edit: RowEditing | undefined;
}

/** One activity as a row: its purpose, options, missing material and position. */
function ActivityRow(props: ActivityRowProps) {
  const { resourceId, name, number, on, facts, locked, chosen, edit } = props;
  const { feature } = activityMenus[name];
  const title = i18n._(activityWords[name].title);
  const Icon = iconOf(name);
  return (
    <div
      className={classNames(
        'flex gap-1 rounded-card border bg-card py-2 pe-3 ps-1 transition-colors sm:gap-2',
        chosen ? 'border-target' : 'border-line',
      )}
    >
      {edit ? (
        <div
          data-tour={number === 1 ? 'activities-order' : undefined}
          className="flex flex-col items-center"
        >
          <IconButton
            label={t`Move ${title} up`}
            icon={<ChevronUp size={18} aria-hidden="true" />}
            aria-disabled={edit.first || undefined}
            data-move={`${name} -1`}
            onClick={() => edit.onMove(-1)}
            className="aria-disabled:opacity-40"
          />
          <span
            data-grip=""
            title={t`Drag to move`}
            aria-hidden="true"
            className="hidden h-8 w-11 cursor-grab touch-none select-none items-center justify-center text-ink-3 active:cursor-grabbing pointer-fine:flex"
          >
            <GripVertical size={18} />
          </span>
          <IconButton
            label={t`Move ${title} down`}
            icon={<ChevronDown size={18} aria-hidden="true" />}
            aria-disabled={edit.last || undefined}
            data-move={`${name} 1`}
            onClick={() => edit.onMove(1)}
            className="aria-disabled:opacity-40"
          />
        </div>
      ) : (
        <span className="w-9 shrink-0 pt-2.5 text-center text-ink-3 text-sm">{number}</span>
      )}
      <div className="min-w-0 flex-1 py-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={props.onChoose}
            className={classNames(
              'inline-flex min-h-11 min-w-0 items-center gap-2.5 text-start font-semibold text-lg hover:underline [&_svg]:size-5 [&_svg]:shrink-0',
              on ? 'text-ink' : 'text-ink-2',
            )}
          >
            <Icon />
            {title}
          </button>
          {edit ? (
            <Switch
              on={on}
              disabled={locked}
              onSwitch={edit.onSwitch}
              label={
                <span className="inline-block w-14">
                  {on
                    ? t({ message: 'Shown', context: 'an activity' })
                    : t({ message: 'Hidden', context: 'an activity' })}
                  <span className="sr-only">: {title}</span>
                </span>
              }
            />
          ) : (
            !on && (
              <span className="text-ink-2 text-sm">
                <Trans context="an activity">Hidden</Trans>
              </span>
            )
          )}
        </div>
        <p className="text-ink-2 text-sm">{i18n._(activityWords[name].aim)}</p>
        {locked && (
          <p className="mt-2 rounded-control bg-sunken px-3 py-2 text-sm">
            <Trans>
              Your plan does not include “{{ feature: i18n._(featureWords[feature]) }}”.
            </Trans>
          </p>
        )}
        {facts?.missing && (
          <p className="mt-2 rounded-control bg-native-soft px-3 py-2 text-sm">
            {facts.missing}{' '}
            {edit && !facts.ruledOut && (
              <a href={`/review/${resourceId}`}>
                <Trans>Open the edit page</Trans>
              </a>
            )}
          </p>
        )}
        <div className="mt-1.5 flex items-center justify-between gap-3">
          <p className="min-w-0 text-ink-3 text-sm">{facts?.summary}</p>
          <LinkButton
            href={`/resource/${resourceId}#${name}`}
            size="small"
            aria-label={t`Open ${title} on the teaching view`}
            onClick={(event) => {
              // The click opens a new tab or window, so this page keeps its unsaved changes.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              props.onOpen();
            }}
          >
            <Trans context="a button">Open</Trans>
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
