import { CheckCheck, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { Marked } from './order-cards.ts';

interface MarkedOrderProps {
  /** Undefined while the sentence is not checked. */
  mark: Marked | undefined;
  /** Takes all chunks back. */
  onAgain: () => void;
  /** Calls the order as it lies right too, or (false) takes that back. */
  onAccept: (accepted: boolean) => void;
}

/** How the order was marked, and what the teacher can say to it: accepting can be undone where it was done. */
export function MarkedOrder({ mark, onAgain, onAccept }: MarkedOrderProps) {
  return (
    <>
      <span role="status" className="text-base">
        {mark && <Verdict mark={mark} />}
      </span>
      {mark && !mark.right && (
        <>
          <Button size="small" onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="size-4" /> Start again
          </Button>
          <Button size="small" onClick={() => onAccept(true)}>
            <CheckCheck aria-hidden="true" className="size-4" /> This order is right too
          </Button>
        </>
      )}
      {mark?.accepted && (
        <Button size="small" onClick={() => onAccept(false)}>
          <Undo2 aria-hidden="true" className="size-4" /> Undo
          <span className="sr-only"> accepting this order</span>
        </Button>
      )}
    </>
  );
}

function Verdict({ mark: { right, places, accepted } }: { mark: Marked }) {
  if (right) {
    return <strong className="text-ok">✓ Right{accepted && ': this order is accepted'}</strong>;
  }
  const well = places.filter(Boolean).length;
  return <strong className="text-bad">{`✗ Not yet: ${well} of ${places.length} in place`}</strong>;
}
