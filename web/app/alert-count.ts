import { create } from 'zustand';
import type { AlertCount } from '#contracts/admin/alert.ts';
import { sharedGet } from './http/shared-get.ts';

interface AlertCountStore extends AlertCount {
  /** Refetches the count from the server; leaves it unchanged on failure. */
  refresh: () => Promise<void>;
}

/** Number of open alerts no admin has seen: shown in the header, updated by the alerts screen. */
export const useAlertCount = create<AlertCountStore>()((set) => ({
  unseen: 0,
  async refresh() {
    const count = await sharedGet<AlertCount>('/v1/admin/alerts/count').catch(() => null);
    if (count) set({ unseen: count.unseen });
  },
}));
