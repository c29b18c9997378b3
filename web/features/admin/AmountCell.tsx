import { useId } from 'react';
import { type Amount, type PlanDraft, readDraft } from './plan-draft.ts';

interface AmountCellProps {
  amount: Amount;
  label: string;
  draft: PlanDraft;
  onType: (value: string) => void;
}

/** A number of a plan, with what is wrong with it. */
export function AmountCell({ amount, label, draft, onType }: AmountCellProps) {
  const id = useId();
  const read = readDraft(draft);
  const problem = 'wrong' in read && read.wrong === amount ? read.why : null;
  return (
    <td className="px-2 py-1.5 text-center align-top">
      <input
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        inputMode={amount === 'dollars' ? 'decimal' : 'numeric'}
        value={draft[amount]}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="min-h-11 w-full max-w-24 rounded-control border border-edge bg-card px-2 text-center tabular-nums aria-invalid:border-bad"
      />
      {problem && (
        <span id={id} className="block pt-1 text-xs text-bad">
          {problem}
        </span>
      )}
    </td>
  );
}
