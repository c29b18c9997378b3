import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

/** Sets an activity back to how it is at first. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  return (
    <Button size="small" className="justify-self-start" onClick={onReset}>
      <RotateCcw aria-hidden="true" className="size-4" /> Reset
    </Button>
  );
}
