import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Display } from './use-display.ts';

const DisplayPanel = lazy(() => import('./DisplayPanel.tsx'));

/** Opens the panel of how the lesson looks; the lesson stays in sight and changes at once. */
export function DisplayButton({ display }: { display: Display }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        aria-haspopup="dialog"
        data-tour="lesson-display"
        data-log="display-settings"
        onClick={() => setOpen((now) => !now)}
      >
        <Settings2 aria-hidden="true" className="size-4" />
        Display
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DisplayPanel display={display} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
