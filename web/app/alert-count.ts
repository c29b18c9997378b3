import { create } from 'zustand';
import type { AlertCount } from '#contracts/admin/alert.ts';
import { sharedGet } from './http/shared-get.ts';

interface AlertCountStore extends AlertCount {
  /** Asks the server again; the count stays where it cannot be learnt. */
  refresh: () => Promise<void>;
}

/** How many open alerts no admin has seen: the header shows it, the screen of alerts changes it. */
export const useAlertCount = create<AlertCountStore>()((set) => ({
  unseen: 0,
  async refresh() {
    const count = await sharedGet<AlertCount>('/v1/admin/alerts/count').catch(() => null);
    if (count) set({ unseen: count.unseen });
  },
}));
