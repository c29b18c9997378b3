import 'sonner/dist/styles.css';
import './styles/toast.css';
import { useEffect } from 'react';
import { toast as show, Toaster } from 'sonner';
import { Quoted } from './Quoted.tsx';
import { type PendingToast, usePendingToasts } from './toast.ts';
import { useClickToClose } from './use-click-to-close.ts';

/**
 * The toaster of specification 8: top right, 5000 ms, dark, pausing on hover and when the window loses
 * focus, closed by a click, and dragged away over 80 percent of its width (`web/build/specified-toasts.ts`).
 */
export default function Toasts() {
  const pending = usePendingToasts((state) => state.pending);
  useClickToClose();
  useEffect(() => {
    if (pending.length === 0) return;
    for (const waiting of pending) showOne(waiting);
    usePendingToasts.setState(({ pending: all }) => ({
      pending: all.filter((entry) => !pending.includes(entry)),
    }));
  }, [pending]);
  return (
    <Toaster
      theme="dark"
      position="top-right"
      duration={5000}
      offset={{ top: 80 }}
      mobileOffset={{ top: 80 }}
      richColors={false}
      swipeDirections={['right', 'left', 'top']}
      containerAriaLabel="Messages"
      toastOptions={{ className: 'toast' }}
    />
  );
}

function showOne({ type, message, action }: PendingToast): void {
  const kind = type === 'default' ? show : show[type];
  const id = kind(
    <button type="button" className="toast-text" onClick={() => show.dismiss(id)}>
      <Quoted text={message} />
    </button>,
    {
      ...(action && { action: { label: action.label, onClick: action.onAct } }),
    },
  );
}
