import { RotateCcw } from 'lucide-react';
import type { PlanRow } from '#contracts/access/plan-access.ts';
import { termsOf } from '#contracts/access/plan-terms.ts';

interface PlanHeadProps {
  row: PlanRow;
  /** Changed in the form and not saved yet. */
  isChanged: boolean;
  onDefault: () => void;
}

/** The head of a plan's column, with the way back to what the plan gave at first. */
export function PlanHead({ row: { plan, name, terms }, isChanged, onDefault }: PlanHeadProps) {
  const isDefault = JSON.stringify(terms) === JSON.stringify(termsOf(plan, {}));
  return (
    <th scope="col" className="sticky top-0 z-10 bg-card px-2 py-3 align-bottom font-bold">
      <span className="block">{name}</span>
      {isChanged && <span className="block font-normal text-native">changed</span>}
      {isDefault && !isChanged ? (
        <span className="block font-normal text-ink-2">default</span>
      ) : (
        <button
          type="button"
          onClick={onDefault}
          className="mx-auto inline-flex min-h-11 items-center gap-1 font-normal text-target underline"
        >
          <RotateCcw size={14} aria-hidden="true" />
          Default<span className="sr-only"> of {name}</span>
        </button>
      )}
    </th>
  );
}
