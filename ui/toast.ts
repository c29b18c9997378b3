import { create } from 'zustand';

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

/** A button in the toast, such as "Undo". */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface PendingToast {
  type: ToastType;
  message: string;
  action?: ToastAction;
}

/** Toasts waiting for the toaster, whose code is loaded with the first toast. */
export const usePendingToasts = create<{ pending: readonly PendingToast[] }>(() => ({
  pending: [],
}));

/** Shows a toast at the top right for five seconds. */
export function toast(type: ToastType, message: string, action?: ToastAction): void {
  usePendingToasts.setState(({ pending }) => ({
    pending: [...pending, { type, message, ...(action && { action }) }],
  }));
}
