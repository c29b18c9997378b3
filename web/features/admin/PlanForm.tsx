import { useState } from 'react';
import type { PlanRow } from '#contracts/access/plan-access.ts';
import { termsOf } from '#contracts/access/plan-terms.ts';
import type { PlanName } from '#contracts/access/plans.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { toast } from '#ui/toast.ts';
import { useWide } from '#ui/use-wide.ts';
import { PlanMatrix } from './PlanMatrix.tsx';
import { changedPlans, draftOf, draftsOf, type PlanDraft, readDraft } from './plan-draft.ts';
import { savePlan } from './use-plans.ts';

interface PlanFormProps {
  plans: readonly PlanRow[];
  onSaved: () => Promise<unknown>;
}

/** The matrix with what was changed in it and not saved yet; on a narrow window a plan at a time. */
export function PlanForm({ plans, onSaved }: PlanFormProps) {
  const [typed, setTyped] = useState<Partial<Record<PlanName, PlanDraft>>>({});
  const [shown, setShown] = useState<PlanName>('TRIAL');
  const [busy, setBusy] = useState(false);
  const isWide = useWide();
  const drafts = { ...draftsOf(plans), ...typed };
  const changed = changedPlans(plans, drafts);
  const isWrong = changed.some(({ plan }) => 'wrong' in readDraft(drafts[plan]));
  const columns = isWide ? plans : plans.filter(({ plan }) => plan === shown);

  async function save() {
    setBusy(true);
    try {
      // One after the other: each is a change of its own, with a line of its own in the log.
      for (const row of changed) {
        const read = readDraft(drafts[row.plan]);
        if ('terms' in read) await savePlan(row, read.terms);
        setTyped(({ [row.plan]: _, ...others }) => others);
      }
      toast('success', 'Saved. It is on record below.');
    } catch (failure) {
      toast('error', failure instanceof Error ? failure.message : 'Something went wrong');
    } finally {
      await onSaved();
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isWrong && changed.length > 0) void save();
      }}
    >
      {!isWide && (
        <div className="mb-4">
          <NativeSelect
            label="Plan"
            value={shown}
            onChange={({ currentTarget }) => setShown(currentTarget.value as PlanName)}
            options={plans.map(({ plan, name }) => ({ value: plan, label: name }))}
          />
        </div>
      )}
      <PlanMatrix
        plans={columns}
        drafts={drafts}
        changed={changed.map(({ plan }) => plan)}
        onChange={(plan, draft) => setTyped((before) => ({ ...before, [plan]: draft }))}
        onDefault={(plan) =>
          setTyped((before) => ({ ...before, [plan]: draftOf(termsOf(plan, {})) }))
        }
      />
      <div
        data-foot
        className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 shadow-overlay"
      >
        <p role="status" className="me-auto">
          {changed.length === 0 && 'Nothing is changed.'}
          {changed.length > 0 && (
            <>
              Changed, not saved: <strong>{changed.map(({ name }) => name).join(', ')}</strong>
            </>
          )}
          {isWrong && <span className="text-bad"> A number is not right yet.</span>}
        </p>
        {changed.length > 0 && <Button onClick={() => setTyped({})}>Undo</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={changed.length === 0 || isWrong}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
