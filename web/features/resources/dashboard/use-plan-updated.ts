import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '#ui/toast.ts';

/** Says once that the plan was changed, when the dashboard was reached by `?msg=updated` (specification 2). */
export function usePlanUpdated(): void {
  const [params, setParams] = useSearchParams();
  const updated = params.get('msg') === 'updated';
  useEffect(() => {
    if (!updated) return;
    toast('success', 'Your plan will be updated.');
    setParams(
      (now) => {
        now.delete('msg');
        return now;
      },
      { replace: true },
    );
  }, [updated, setParams]);
}
