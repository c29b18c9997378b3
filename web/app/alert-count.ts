import { create } from 'zustand';
import type { AlertCount } from '#contracts/admin/alert.ts';
import { sharedGet } from './http/shared-get.ts';

interface AlertCountStore extends AlertCount {
  /** Fetches the count from the server again, and leaves it unchanged on failure. */
  refresh: () => Promise<void>;
}

/** Number of open alerts that no admin has seen. The header shows it, and the alerts screen updates it. */
export const useAlertCount = create<AlertCountStore>()((set) => ({
  unseen: 0,
  async refresh() {
    const count = await sharedGet<AlertCount>('/v1/admin/alerts/count').catch(() => null);
    if (count) set({ unseen: count.unseen });
  },
}));
