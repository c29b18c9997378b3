import type { ReactNode } from 'react';

interface CoveredProps {
  /** Said to those who do not see the screen: which answer this is. */
  label: string;
  shown: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** An answer under a cover: click, tap, Enter or Space shows and hides it; the line keeps its height. */
export function Covered({ label, shown, onToggle, children }: CoveredProps) {
  return (
    <button
      type="button"
      aria-expanded={shown}
      onClick={onToggle}
      className="grid min-h-11 w-full items-center rounded-control border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-edge aria-[expanded=false]:border-dashed aria-[expanded=false]:border-edge aria-[expanded=false]:bg-sunken"
    >
      <span className="sr-only">{label}:</span>
      <span className={`col-start-1 row-start-1 ${shown ? '' : 'invisible'}`} aria-hidden={!shown}>
        {children}
      </span>
      {!shown && (
        <span className="col-start-1 row-start-1 font-sans text-[1rem] text-ink-2">
          Show answer
        </span>
      )}
    </button>
  );
}
