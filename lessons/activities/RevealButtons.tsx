import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff, RotateCcw } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '#ui/Button.tsx';
import { ShortcutsOn } from './keys.ts';

/**
 * One button of the row: its label, its action, and a flag that is false if everything is already revealed.
 */
interface Reveal {
  label?: string;
  act: () => void;
  /** False if everything is already revealed. */
  can: boolean;
}

interface RevealButtonsProps {
  next: Reveal;
  all: Reveal;
  hide?: Reveal;
}

const iconSize = 'size-4';

/**
 * The buttons "Reveal next", "Reveal all" and "Hide all", with the keys R, S and H. They are the same in
 * every activity.
 */
export function RevealButtons({ next, all, hide }: RevealButtonsProps) {
  const on = useContext(ShortcutsOn);
  const keyOf = (key: string) =>
    on ? { title: t`Key ${{ letter: key.toUpperCase() }}`, 'aria-keyshortcuts': key } : {};
  return (
    <>
      <Button size="small" onClick={next.act} disabled={!next.can} {...keyOf('r')}>
        <Eye aria-hidden="true" className={iconSize} /> {next.label ?? t`Reveal next`}
      </Button>
      <Button size="small" onClick={all.act} disabled={!all.can} {...keyOf('s')}>
        {all.label ?? t`Reveal all`}
      </Button>
      {hide && (
        <Button size="small" onClick={hide.act} disabled={!hide.can} {...keyOf('h')}>
          <EyeOff aria-hidden="true" className={iconSize} /> {hide.label ?? t`Hide all`}
        </Button>
      )}
    </>
  );
}

/** Resets an activity to its initial state. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  return (
    <Button size="small" className="justify-self-start" onClick={onReset}>
      <RotateCcw aria-hidden="true" className="size-4" /> <Trans>Reset</Trans>
    </Button>
  );
}
