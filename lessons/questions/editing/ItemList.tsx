import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import type { Problem } from '../define-question.ts';
import { nextId } from '../item-ids.ts';
import { ProblemList } from './EditFrame.tsx';
import { moveItem } from './move-item.ts';

/** An add button: its label, and the empty item that it adds. */
interface NewItem<Item> {
  label: string;
  make: (id: string) => Item;
}

interface ItemListProps<Item extends { id: string }> {
  /** The name of one item, such as "Question". */
  name: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  problems: readonly Problem[];
  adds: readonly NewItem<Item>[];
  /** First letter of the ids; `i` unless the type uses another letter. */
  letter?: string;
  /** If true, short items are table rows where there is room; only the first row has visible labels. */
  inLines?: boolean;
  children: (item: Item, replace: (item: Item) => void) => ReactNode;
}

/** A list of items to edit, add, remove and reorder, all by keyboard; the focus follows each change. */
export function ItemList<Item extends { id: string }>({
  name,
  items,
  onChange,
  problems,
  adds,
  letter = 'i',
  inLines = false,
  children,
}: ItemListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (focusAt === null) return;
    const place = list.current?.children[Math.min(focusAt, list.current.children.length - 1)];
    place?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    setFocusAt(null);
  }, [focusAt]);

  return (
    <div className="grid gap-4">
      <ol ref={list} className={classNames('m-0 grid list-none gap-4 p-0', inLines && 'lg:gap-1')}>
        {items.map((item, at) => (
          <ItemCard
            key={item.id}
            title={t({
              message: `${name} ${{ number: at + 1 }}`,
              comment: 'An item of a list and its number, such as “Question 3”.',
            })}
            problems={problems.filter(({ where }) => where === item.id)}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            inLine={inLines}
            onMove={(by) => {
              onChange(moveItem(items, at, by));
              setSaid(
                t({
                  message: `${name} moved to place ${{ place: at + 1 + by }} of ${{ total: items.length }}.`,
                  comment: '{name} is a word such as “Question”.',
                }),
              );
            }}
            onRemove={() => {
              onChange(items.filter((_, index) => index !== at));
              setFocusAt(at);
              setSaid(
                t({
                  message: `${name} ${{ number: at + 1 }} removed.`,
                  comment: '{name} is a word such as “Question”.',
                }),
              );
            }}
          >
            {children(item, (next) =>
              onChange(items.map((other, index) => (index === at ? next : other))),
            )}
          </ItemCard>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="flex flex-wrap gap-3">
        {adds.map(({ label, make }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              onChange([...items, make(nextId(items, letter))]);
              setFocusAt(items.length);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface ItemCardProps {
  title: string;
  problems: readonly Problem[];
  isFirst: boolean;
  isLast: boolean;
  inLine: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item with its fields, its problems, and the buttons that move and remove it. */
function ItemCard(props: ItemCardProps) {
  const { title, problems, isFirst, isLast, onMove, onRemove, children } = props;
  const moveFocus = useFocusMove();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    // React removes and reinserts the moved element, so it loses the focus.
    moveFocus(() => button.focus());
  };
  return (
    <li
      className={classNames(
        'grid gap-3 rounded-control border border-line bg-card p-4',
        props.inLine &&
          'lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-3 lg:gap-y-1 lg:border-0 lg:p-0 lg:not-first:[&_label]:sr-only',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-2',
          props.inLine && 'lg:order-1 lg:min-h-12 lg:flex-nowrap lg:[&>p]:sr-only lg:[&>div]:mx-0',
        )}
      >
        <p className="m-0 me-auto text-sm font-semibold text-ink-2">{title}</p>
        {/* Together on a line of their own if a phone has no room next to the title. */}
        <div className="-mx-3 flex gap-2">
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Move ${title} up`}
            aria-disabled={isFirst || undefined}
            onClick={move(-1)}
          >
            <Trans>Up</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Move ${title} down`}
            aria-disabled={isLast || undefined}
            onClick={move(1)}
          >
            <Trans>Down</Trans>
          </Button>
          <Button size="small" variant="quiet" aria-label={t`Remove ${title}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
      {/* Read aloud before each field, because fields have the same label in every item. */}
      <fieldset aria-label={title} className="grid min-w-0 gap-3">
        {children}
      </fieldset>
      <div className={classNames('empty:hidden', props.inLine && 'lg:order-2 lg:col-span-2')}>
        <ProblemList problems={problems} />
      </div>
    </li>
  );
}
