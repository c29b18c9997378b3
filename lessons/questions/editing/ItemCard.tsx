import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import type { Problem } from '../question-definition.ts';
import { ProblemList } from './ProblemList.tsx';

interface ItemCardProps {
  title: string;
  problems: readonly Problem[];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item with its fields, its problems, and the buttons that move and remove it. */
export function ItemCard(props: ItemCardProps) {
  const { title, problems, isFirst, isLast, onMove, onRemove, children } = props;
  const moveFocus = useFocusMove();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    // The moved element is taken out and put back, which drops the focus.
    moveFocus(() => button.focus());
  };
  return (
    <li className="grid gap-3 rounded-control border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="m-0 me-auto text-sm font-semibold text-ink-2">{title}</p>
        {/* Together on a line of their own where a phone has no room beside the title. */}
        <div className="-mx-3 flex gap-2">
          <Button
            size="small"
            variant="quiet"
            aria-label={`Move ${title} up`}
            aria-disabled={isFirst || undefined}
            onClick={move(-1)}
          >
            Up
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Move ${title} down`}
            aria-disabled={isLast || undefined}
            onClick={move(1)}
          >
            Down
          </Button>
          <Button size="small" variant="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {/* Said before each field, which is called the same in every item. */}
      <fieldset aria-label={title} className="grid min-w-0 gap-3">
        {children}
      </fieldset>
      <ProblemList problems={problems} />
    </li>
  );
}
