import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import { useRevalidate } from './use-organisation.ts';

/** Does one thing to the organisation at a time: what it changed is read anew, a failure is said. */
export function useAction() {
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState(false);

  /** Answers whether it was done. */
  async function run(work: () => Promise<unknown>, said?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await revalidate();
      if (said) toast('success', said);
      return true;
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
