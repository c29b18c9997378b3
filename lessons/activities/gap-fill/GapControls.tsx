import { RotateCcw, Shuffle } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { RevealButtons } from '../RevealButtons.tsx';
import { useAfterPaint } from '../use-after-paint.ts';
import { GapBank } from './GapBank.tsx';
import { GapHintButton } from './GapHintButton.tsx';
import { GapSourceMenu } from './GapSourceMenu.tsx';
import { nextHidden, type Revealed } from './gap-reveal.ts';
import type { GapOptions } from './state.ts';
import type { GapActions, Gaps } from './use-gaps.ts';

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

const starts = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'first-letter', label: 'The first letter' },
  { value: 'first-half', label: 'The first half' },
] as const;

const extraWords = [0, 2, 4, 6, 8].map((n) => ({ value: `${n}`, label: n ? `${n}` : 'None' }));

interface GapLookProps extends Omit<GapOptions, 'source'> {
  onChange: (changes: Partial<GapOptions>) => void;
}

/** What pupils see of a gap, and beside the text. Another source of gaps draws none of it again. */
const GapLook = memo(function GapLook({ onChange, ...look }: GapLookProps) {
  return (
    <details>
      <summary className="min-h-9 py-1.5 font-semibold text-sm">What pupils see</summary>
      <div className="mt-2 grid gap-3">
        <Switch label="Word bank" on={look.bank} onSwitch={(bank) => onChange({ bank })} />
        {look.bank && (
          <NativeSelect
            label="Distractors"
            value={String(look.distractors)}
            options={extraWords}
            onChange={(event) => onChange({ distractors: Number(event.currentTarget.value) })}
          />
        )}
        <Switch
          label="Keep the first sentence whole"
          on={look.firstSentenceWhole}
          onSwitch={(firstSentenceWhole) => onChange({ firstSentenceWhole })}
        />
        <Switch
          label="Gaps as long as their words"
          on={look.lengthClue}
          onSwitch={(lengthClue) => onChange({ lengthClue })}
        />
        <NativeSelect
          label="Keep of each word"
          value={look.start}
          options={starts}
          onChange={(event) => {
            const start = starts.find(({ value }) => value === event.currentTarget.value);
            if (start) onChange({ start: start.value });
          }}
        />
      </div>
    </details>
  );
});

const iconSize = 'size-4';

interface GapButtonsProps {
  actions: GapActions;
  canReveal: boolean;
  canHide: boolean;
  /** Whether the words are drawn by lot: other menus leave nothing to chance, the same would come again. */
  isDrawn: boolean;
}

/** Reveal and hide, other words, and back to the beginning. */
const GapButtons = memo(function GapButtons(props: GapButtonsProps) {
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
