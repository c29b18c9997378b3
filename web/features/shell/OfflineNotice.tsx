import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shown while the device is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-native-soft px-4 py-2 text-center text-sm font-semibold text-ink">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          You are offline. You can keep reading; saving will work again when you’re back online.
        </p>
      )}
    </div>
  );
}
