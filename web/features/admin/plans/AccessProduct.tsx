import { useState } from 'react';
import {
  type PlanAccess,
  type PlanChange,
  type PlanRow,
  type PlanTerms,
  termsOf,
} from '#contracts/access/plan-access.ts';
import { type PlanName, plans } from '#contracts/access/plans.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messageOf } from '#ui/http-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { toast } from '#ui/toast.ts';
import { useWide } from '#ui/use-wide.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { PlanMatrix } from './PlanMatrix.tsx';
import {
  changedPlans,
  changeWords,
  draftOf,
  draftsOf,
  type PlanDraft,
  readDraft,
} from './plan-draft.ts';

/** The feature flags and limits of each plan, which admins can edit, with the history of changes. */
export default function AccessProduct() {
  const { data, error, mutate } = usePlans();
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-2xl sm:text-3xl">Plans and access</h1>
      <p className="mt-1.5 max-w-3xl text-ink-2">
        What each plan includes. Changes to places and the daily limit apply straight away, changes
        to features within a quarter of an hour. Accounts with unlimited access have everything.
      </p>
      {!data && (
        <div className="mt-6">
          <NotLoadedYet
            loading="Loading the plans"
            title="The plans could not be loaded"
            error={error}
            onAgain={() => void mutate()}
          />
        </div>
      )}
      {data && (
        <>
          <PlanForm plans={data.plans} onSaved={() => mutate()} />
          <PlanChanges changes={data.changes} />
        </>
      )}
    </div>
  );
}

/** The history of plan changes, newest first: who changed which plan, when and how. */
function PlanChanges({ changes }: { changes: readonly PlanChange[] }) {
  return (
    <Card className="mt-6">
      <h2 className="text-lg">Changes</h2>
      {changes.length === 0 && <p className="mt-2 text-ink-2">No changes yet.</p>}
      <ol className="mt-3 divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="py-3 first:pt-0 last:pb-0">
            <p>
              <strong>{nameOf(change.plan)}</strong>
              <span className="text-sm text-ink-2">
                {' '}
                · {change.actor ?? 'a deleted account'}, {formatDateTime(change.createdAt)}
              </span>
            </p>
            <ul className="mt-1 text-sm">
              {changeWords(change).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const nameOf = (plan: string) =>
  Object.entries(plans).find(([name]) => name === plan)?.[1].name ?? plan;

interface PlanFormProps {
  plans: readonly PlanRow[];
  onSaved: () => Promise<unknown>;
}

/** The plans as a table with unsaved changes. A narrow window shows one plan at a time. */
function PlanForm({ plans, onSaved }: PlanFormProps) {
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
      // Plans are saved one after another, because each is a separate change with its own log entry.
      for (const row of changed) {
        const read = readDraft(drafts[row.plan]);
        if ('terms' in read) await savePlan(row, read.terms);
        setTyped(({ [row.plan]: _, ...others }) => others);
      }
      toast('success', 'Saved. The change is listed below.');
    } catch (failure) {
      toast('error', messageOf(failure));
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
          {changed.length === 0 && 'No changes.'}
          {changed.length > 0 && (
            <>
              Not saved yet: <strong>{changed.map(({ name }) => name).join(', ')}</strong>
            </>
          )}
          {isWrong && <span className="text-bad"> One of the numbers isn’t valid.</span>}
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

/** The terms of every plan and the newest changes. */
const usePlans = () =>
  useRequest('/v1/admin/plans', (path) => http.get<PlanAccess>(path), {
    revalidateOnFocus: false,
  });

/** Saves one plan, based on the revision that was fetched. */
const savePlan = ({ plan, revision }: PlanRow, terms: PlanTerms): Promise<null> =>
  http.put(`/v1/admin/plans/${plan}`, { ...terms, revision });
