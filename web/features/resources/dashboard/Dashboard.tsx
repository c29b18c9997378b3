import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from '#ui/toast.ts';
import '../resources.css';
import { WifiOff } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { useWriter } from '../use-writer.ts';
import { DashboardForm } from './DashboardForm.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { PlanNote } from './PlanNote.tsx';
import { useDraft } from './use-draft.ts';

/**
 * The teachers' home at /select_resources: the teacher describes a lesson, and AI writes it. `?draft=` opens
 * an existing draft.
 */
export default function Dashboard() {
  const [params] = useSearchParams();
  usePlanUpdated();
  // Prefetch the writer in parallel with the draft; the form needs it.
  useWriter();
  const userId = useSession((session) => session.who?.id ?? '');
  const { opened, saveState, change, finish, startAfresh, tryAgain } = useDraft(
    userId,
    params.get('draft'),
    params.has('new'),
    params.get('folder'),
  );

  return (
    <div className="mx-auto w-full max-w-350 px-4 pt-8 pb-36 sm:px-8 lg:pb-12">
      <PlanNote />
      <div className="mb-6 max-w-3xl">
        <h1 className="text-3xl">
          <Trans>What will your class read today?</Trans>
        </h1>
        <p className="mt-1 text-lg text-ink-2">
          <Trans>
            Describe it once. Lexiloom writes the text in both languages and weaves every activity
            from it.
          </Trans>
        </p>
      </div>
      {opened.state === 'loading' && <DashboardSkeleton />}
      {opened.state === 'failed' && (
        <EmptyState
          icon={<WifiOff size={28} />}
          title={t`Your draft could not be loaded`}
          action={
            <Button variant="primary" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {opened.message}
        </EmptyState>
      )}
      {opened.state === 'open' && (
        <DashboardForm
          key={opened.round}
          draft={opened.draft}
          restored={opened.restored}
          saveState={saveState}
          onDraft={change}
          onFinish={finish}
          onStartAfresh={startAfresh}
        />
      )}
    </div>
  );
}

/**
 * Shows once that the plan was changed, if the dashboard was opened with `?msg=updated` (specification 2).
 */
function usePlanUpdated(): void {
  const [params, setParams] = useSearchParams();
  const updated = params.get('msg') === 'updated';
  useEffect(() => {
    if (!updated) return;
    toast('success', t`Your plan will be updated.`);
    setParams(
      (now) => {
        now.delete('msg');
        return now;
      },
      { replace: true },
    );
  }, [updated, setParams]);
}
