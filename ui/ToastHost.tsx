import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from './load-script.ts';
import { usePendingToasts } from './toast.ts';

/** Loads the toaster with the first toast, so that pages without toasts do not load it. */
export function ToastHost() {
  const wanted = usePendingToasts((state) => state.pending.length);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (wanted === 0 || Toasts) return;
    // A failed load is retried with the next toast; it must not crash the page.
    loadScript(() => import('./Toasts.tsx')).then(
      ({ default: loaded }) => setToasts(() => loaded),
      () => undefined,
    );
  }, [wanted, Toasts]);
  return Toasts && <Toasts />;
}
