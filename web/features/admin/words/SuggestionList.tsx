import { type KeyboardEvent, useState } from 'react';
import { GridList, type Selection } from 'react-aria-components';
import type { ChangeState, WordChangeRow } from '#contracts/admin/chunk-word.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { decisions, SuggestionRow } from './SuggestionRow.tsx';

interface SuggestionListProps {
  changes: readonly WordChangeRow[];
  state: ChangeState;
  busy: boolean;
  onDecide: (changes: readonly WordChangeRow[], to: ChangeState) => void;
  onUndo: () => void;
}

/**
 * The decision that each key makes while a row is focused: for the selected rows, or for the focused row if
 * none is selected.
 */
const keys: Readonly<Record<string, ChangeState>> = { a: 'accepted', r: 'refused', t: 'open' };

/** One page of changes: arrows move, Space selects, and a letter decides. */
export function SuggestionList(props: SuggestionListProps) {
  const { changes, state, busy, onDecide, onUndo } = props;
  const [selection, setSelection] = useState<Selection>(new Set());
  const chosen = changes.filter(({ id }) => selection === 'all' || selection.has(id));
  const decide = (rows: readonly WordChangeRow[], to: ChangeState) => {
    if (rows.length === 0 || to === state || busy) return;
    onDecide(rows, to);
    setSelection(new Set());
  };

  // Uses the capture phase, so that it runs before the list's own typeahead handles the key.
  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const focused = target.closest<HTMLElement>('[data-change]')?.dataset.change;
    const key = event.key.toLowerCase();
    const to = keys[key];
    if (!focused || (!to && key !== 'u')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!to) return onUndo();
    decide(chosen.length > 0 ? chosen : changes.filter(({ id }) => id === focused), to);
  }

  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <DecideBar
        state={state}
        chosen={chosen.length}
        all={changes.length}
        busy={busy}
        onAll={() => setSelection(chosen.length === changes.length ? new Set() : 'all')}
        onDecide={(to) => decide(chosen, to)}
      />
      <Card flush>
        <GridList
          aria-label="Suggestions"
          selectionMode="multiple"
          selectedKeys={selection}
          onSelectionChange={setSelection}
          className="outline-none"
        >
          {changes.map((change) => (
            <SuggestionRow
              key={change.id}
              change={change}
              state={state}
              onDecide={(to) => decide([change], to)}
            />
          ))}
        </GridList>
      </Card>
    </div>
  );
}

interface DecideBarProps {
  state: ChangeState;
  /** Number of selected rows; `all` is the number of rows on the page. */
  chosen: number;
  all: number;
  busy: boolean;
  onAll: () => void;
  onDecide: (to: ChangeState) => void;
}

/** The bar that decides on all selected rows at once and shows the shortcuts. */
function DecideBar({ state, chosen, all, busy, onAll, onDecide }: DecideBarProps) {
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
        In the list: <Key>↑</Key> <Key>↓</Key> move, <Key>Space</Key> chooses,{' '}
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
