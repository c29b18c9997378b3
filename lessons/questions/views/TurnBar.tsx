import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { Turns } from './use-turns.ts';

/** From question to question, where one is shown at a time. */
export function TurnBar({ turn }: Pick<Turns<unknown>, 'turn'>) {
  if (!turn) return null;
  const { number, of, go } = turn;
  return (
    <nav aria-label="Questions one at a time" className="flex flex-wrap items-center gap-3">
      <Button onClick={() => go(number - 1)} aria-disabled={number === 1 || undefined}>
        <ChevronLeft aria-hidden="true" className="size-5" /> Previous
      </Button>
      <p className="m-0 text-ink-2" aria-live="polite">
        Question {number} of {of}
      </p>
      <Button onClick={() => go(number + 1)} aria-disabled={number === of || undefined}>
        Next <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
