import { t } from '@lingui/core/macro';
import { toast } from '#ui/toast.ts';

/** Runs a homework request; on failure shows its message as an error toast and rethrows (specification 8). */
export async function homeworkCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    toast('error', error instanceof Error ? error.message : t`Something went wrong`);
    throw error;
  }
}
