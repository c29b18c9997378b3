import type { ChangeState } from '#contracts/admin/word-changes.ts';
import { Button } from '#ui/Button.tsx';
import { decisions } from './decisions.tsx';

interface DecideBarProps {
  state: ChangeState;
  /** How many rows are chosen, of how many on the page. */
  chosen: number;
  all: number;
  busy: boolean;
  onAll: () => void;
  onDecide: (to: ChangeState) => void;
}

/** Decides on all chosen rows at once, and says which keys do the same. */
export function DecideBar({ state, chosen, all, busy, onAll, onDecide }: DecideBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button onClick={onAll}>{chosen === all ? 'Choose none' : `Choose all ${all}`}</Button>
      {decisions[state].map(({ to, label, icon }) => (
        <Button
          key={to}
          variant={to === 'accepted' ? 'primary' : 'secondary'}
          disabled={chosen === 0}
          busy={busy}
          onClick={() => onDecide(to)}
        >
          {icon} {chosen === 0 ? label : `${label} ${chosen}`}
        </Button>
      ))}
      <p className="text-sm text-ink-2 max-md:hidden">
        In the list: <Key>↑</Key> <Key>↓</Key> walk, <Key>Space</Key> chooses,{' '}
        {decisions[state].map(({ key, does }) => (
          <span key={key}>
            <Key>{key}</Key> {does},{' '}
          </span>
        ))}
        <Key>U</Key> undoes.
      </p>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-7 rounded-small border border-edge bg-sunken px-1.5 text-center font-sans font-semibold text-ink">
      {children}
    </kbd>
  );
}
