import { RotateCcw, Shuffle } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { RevealButtons } from '../RevealButtons.tsx';
import type { GapActions } from './use-gaps.ts';

const iconSize = 'size-4';

interface GapButtonsProps {
  actions: GapActions;
  canReveal: boolean;
  canHide: boolean;
  /** Whether the words are drawn by lot: other menus leave nothing to chance, the same would come again. */
  isDrawn: boolean;
}

/** Reveal and hide, other words, and back to the beginning. */
export const GapButtons = memo(function GapButtons(props: GapButtonsProps) {
  const { actions, canReveal, canHide, isDrawn } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <RevealButtons
        next={{ act: actions.revealNext, can: canReveal }}
        all={{ act: actions.revealAll, can: canReveal }}
        hide={{ act: actions.hideAll, can: canHide }}
      />
      <Button size="small" onClick={actions.otherWords} disabled={!isDrawn}>
        <Shuffle aria-hidden="true" className={iconSize} /> Other words
      </Button>
      <Button size="small" onClick={actions.reset}>
        <RotateCcw aria-hidden="true" className={iconSize} /> Reset
      </Button>
    </div>
  );
});
