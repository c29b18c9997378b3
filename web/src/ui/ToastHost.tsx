import { lazy, Suspense, useEffect, useState } from 'react';
import { usePendingToasts } from './toast.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** Loads the toaster when the first toast comes; until then it costs nothing. */
export function ToastHost() {
  const wanted = usePendingToasts((state) => state.pending.length > 0);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted) setLoaded(true);
  }, [wanted]);
  if (!loaded) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
