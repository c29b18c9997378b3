import { useMemo } from 'react';
import type { Text } from '#language/text/text.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { GapBank } from './GapBank.tsx';
import { GapButtons } from './GapButtons.tsx';
import { GapHintButton } from './GapHintButton.tsx';
import { GapLook } from './GapLook.tsx';
import { GapSourceMenu } from './GapSourceMenu.tsx';
import { nextHidden, type Revealed } from './gap-reveal.ts';
import type { Gaps } from './use-gaps.ts';

interface GapControlsProps {
  gaps: Gaps;
  /** The gaps that the text shows open: a moment behind when all are opened at once. */
  drawn: Revealed;
  text: Text;
}

/** What the teacher changes: where the gaps come from, what pupils see, and what is open. */
export function GapControls({ gaps, drawn, text }: GapControlsProps) {
  const { state, revealed, actions } = gaps;
  const { source, ...look } = state.options;
  const hidden = nextHidden(state.ids, revealed);
  // The text comes first: a bank of three hundred words is as much work as the text itself.
  const late = useAfterPaint(gaps, true);
  const hint = useMemo(() => <GapHintButton gaps={late} text={text} />, [late, text]);
  return (
    <div className="grid gap-5">
      {look.bank && state.ids.length > 0 && <GapBank gaps={late} drawn={drawn} text={text} />}
      <GapSourceMenu gaps={gaps} text={text} />
      <GapButtons
        actions={actions}
        canReveal={hidden !== undefined}
        canHide={revealed.size > 0}
        isDrawn={source.kind === 'random' || source.kind === 'percentage'}
      />
      {hidden !== undefined && hint}
      <GapLook {...look} onChange={actions.change} />
    </div>
  );
}
