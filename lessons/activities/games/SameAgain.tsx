import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

interface SameAgainProps {
  /** What a round is called: "board", "sentences", "words". */
  what: string;
  onAgain: () => void;
}

/** Begins the same board once more, at the end of a game and in a pause. */
export function SameAgain({ what, onAgain }: SameAgainProps) {
  return (
    <Button size="large" onClick={onAgain}>
      <RotateCcw aria-hidden="true" className="size-5" /> Same {what} again
    </Button>
  );
}
