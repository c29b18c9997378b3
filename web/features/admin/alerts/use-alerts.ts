import { useState } from 'react';
import type { AlertList, MarkAlert } from '#contracts/admin/alert.ts';
import { toast } from '#ui/toast.ts';
import { useAlertCount } from '#web/app/alerts/alert-count.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

const lookEvery = 30_000;

/** The alerts, and how they are marked; what was marked leaves the header's count at once. */
export function useAlerts() {
  const { data, error, mutate } = useRequest(
    '/v1/admin/alerts',
    (path: string) => http.get<AlertList>(path),
    { refreshInterval: lookEvery },
  );
  const refresh = useAlertCount((count) => count.refresh);
  const [busy, setBusy] = useState<string | null>(null);

  async function mark(id: string, state: MarkAlert['state']): Promise<void> {
    setBusy(id);
    try {
      await http.patch(`/v1/admin/alerts/${id}`, { state });
      await Promise.all([mutate(), refresh()]);
      toast('success', state === 'seen' ? 'Marked as seen.' : 'Marked as settled.');
    } catch (failure) {
      toast('error', failure instanceof Error ? failure.message : 'Something went wrong');
    } finally {
      setBusy(null);
    }
  }

  return { data, error, again: () => void mutate(), busy, mark };
}
