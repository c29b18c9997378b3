import { t } from '@lingui/core/macro';
import 'sonner/dist/styles.css';
import './styles/toast.css';
import { useEffect } from 'react';
import { toast as show, Toaster } from 'sonner';
import { Quoted } from './Quoted.tsx';
import { type PendingToast, usePendingToasts } from './toast.ts';

/**
 * The toaster of specification 8: top right, 5000 ms, dark. It pauses on hover and when the window loses
 * focus. A click closes a toast, and so does dragging it over 80 percent of its width
 * (`web/build/specified-toasts.ts`).
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
      containerAriaLabel={t`Messages`}
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

/** A press that moves more than this number of pixels is a drag. */
const stillPx = 6;

/**
 * Closes a toast on a click anywhere in it. The toast itself handles the pointer, because a button that
 * covers it would prevent dragging. The close button remains for keyboard users.
 */
function useClickToClose(): void {
  useEffect(() => {
    let from = { x: 0, y: 0 };
    const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
      from = { x, y };
    };
    const close = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button')) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > stillPx) return;
      target
        .closest('[data-sonner-toast]')
        ?.querySelector<HTMLButtonElement>('.toast-text')
        ?.click();
    };
    document.addEventListener('pointerdown', remember, true);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('pointerdown', remember, true);
      document.removeEventListener('click', close);
    };
  }, []);
}
