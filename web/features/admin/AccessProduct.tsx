import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { PlanChanges } from './PlanChanges.tsx';
import { PlanForm } from './PlanForm.tsx';
import { usePlans } from './use-plans.ts';

/** What each plan includes: flags and allowances, edited by admins, with what was changed by whom. */
export default function AccessProduct() {
  const { data, error, mutate } = usePlans();
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-2xl sm:text-3xl">Plans and access</h1>
      <p className="mt-1.5 max-w-3xl text-ink-2">
        What each plan includes. Places and the day’s ceiling hold at once; features within a
        quarter of an hour, when people’s sign-in renews itself. Accounts with unlimited access have
        everything.
      </p>
      {!data && (
        <div className="mt-6">
          <NotLoadedYet
            loading="Loading the plans"
            what="The plans"
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
