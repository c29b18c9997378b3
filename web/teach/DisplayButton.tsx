import { Trans } from '@lingui/react/macro';
import { Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Display } from './use-display.ts';

const DisplayPanel = lazyPart(async () => (await import('./DisplayPanel.tsx')).default);

interface DisplayButtonProps {
  display: Display;
  resource: Resource;
}

/** Opens the display settings. The lesson stays visible, and changes apply immediately. */
export function DisplayButton({ display, resource }: DisplayButtonProps) {
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
        <Trans context="settings of a lesson">Display</Trans>
      </Button>
      {open && <DisplayPanel display={display} resource={resource} onClose={close} />}
    </>
  );
}
