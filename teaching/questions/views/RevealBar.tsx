import { Button } from '#web/ui/Button.tsx';
import type { Reveal } from './use-reveal.ts';

/** The controls of a panel, the same in each: reveal next, reveal all, hide all. */
export function RevealBar({ reveal }: { reveal: Reveal }) {
  const { shown, total } = reveal;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="primary" onClick={reveal.next} disabled={shown === total}>
        Reveal next
      </Button>
      <Button onClick={reveal.all} disabled={shown === total}>
        Reveal all
      </Button>
      <Button onClick={reveal.none} disabled={shown === 0}>
        Hide all
      </Button>
      <p className="m-0 text-sm text-ink-2" aria-live="polite">
        {shown} of {total} shown
      </p>
    </div>
  );
}
