import { useState } from 'react';
import type { Replay, ReplayCount } from '#contracts/admin/dead-letters.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';

/** Says what a replay came to. */
function replayWords({ sent, nothing }: ReplayCount): string {
  if (sent + nothing === 0) return 'This was retried before.';
  const left = nothing === 1 ? '1 job had' : `${nothing} jobs had`;
  const sentWords =
    sent === 1 ? '1 job is on its way again.' : `${sent} jobs are on their way again.`;
  return [sent > 0 && sentWords, nothing > 0 && `${left} nothing left to do.`]
    .filter(Boolean)
    .join(' ');
}

/** Replays dead letters, one press at a time, and says what came of it. */
export function useReplay(onDone: (count: ReplayCount) => unknown) {
  const [isBusy, setBusy] = useState(false);
  async function replay(what: Replay) {
    if (isBusy) return;
    setBusy(true);
    try {
      const count = await http.post<ReplayCount>('/v1/admin/dead-letters/replay', what);
      await onDone(count);
      toast(count.sent > 0 ? 'success' : 'info', replayWords(count));
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, replay };
}
