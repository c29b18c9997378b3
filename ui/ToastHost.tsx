import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from './load-script.ts';
import { usePendingToasts } from './toast.ts';

/** Loads the toaster when the first toast comes; until then it costs nothing. */
export function ToastHost() {
  const wanted = usePendingToasts((state) => state.pending.length);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (wanted === 0 || Toasts) return;
    // What does not load is tried again with the next toast; the page itself must not fall with it.
    loadScript(() => import('./Toasts.tsx')).then(
      ({ default: loaded }) => setToasts(() => loaded),
      () => undefined,
    );
  }, [wanted, Toasts]);
  return Toasts && <Toasts />;
}
