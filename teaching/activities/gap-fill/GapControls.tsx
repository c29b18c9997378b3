import { RotateCcw, Shuffle } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import type { Text } from '../../text/text.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { GapBank } from './GapBank.tsx';
import { GapHintButton } from './GapHintButton.tsx';
import { GapSourceMenu } from './GapSourceMenu.tsx';
import { nextHidden, type Revealed } from './gap-reveal.ts';
import type { Gaps } from './use-gaps.ts';

const starts = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'first-letter', label: 'The first letter' },
  { value: 'first-half', label: 'The first half' },
] as const;

const iconSize = 'size-4';

interface GapControlsProps {
  gaps: Gaps;
  /** The gaps that the text shows open: a moment behind when all are opened at once. */
  drawn: Revealed;
  text: Text;
}

/** What the teacher changes: where the gaps come from, what pupils see, and what is open. */
export function GapControls({ gaps, drawn, text }: GapControlsProps) {
  const { state, revealed } = gaps;
  const { options } = state;
  const hidden = nextHidden(state.ids, revealed);
  // Other menus leave nothing to chance: the same words would come again.
  const isDrawn = options.source.kind === 'random' || options.source.kind === 'percentage';
  return (
    <div className="grid gap-5">
      {options.bank && state.ids.length > 0 && <GapBank gaps={gaps} drawn={drawn} text={text} />}
      <GapSourceMenu gaps={gaps} text={text} />
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: gaps.revealNext, can: hidden !== undefined }}
          all={{ act: gaps.revealAll, can: hidden !== undefined }}
          hide={{ act: gaps.hideAll, can: revealed.size > 0 }}
        />
        <Button size="small" onClick={gaps.otherWords} disabled={!isDrawn}>
          <Shuffle aria-hidden="true" className={iconSize} /> Other words
        </Button>
        <Button size="small" onClick={gaps.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      {hidden !== undefined && <GapHintButton key={hidden} gaps={gaps} id={hidden} text={text} />}
      <details>
        <summary className="min-h-9 py-1.5 font-semibold text-sm">What pupils see</summary>
        <div className="mt-2 grid gap-3">
          <Switch
            label="Word bank"
            on={options.bank}
            onSwitch={(bank) => gaps.setOptions({ ...options, bank })}
          />
          {options.bank && (
            <NativeSelect
              label="Extra words that fit nowhere"
              value={String(options.distractors)}
              options={[0, 2, 4, 6, 8].map((n) => ({ value: `${n}`, label: n ? `${n}` : 'None' }))}
              onChange={(event) =>
                gaps.setOptions({ ...options, distractors: Number(event.currentTarget.value) })
              }
            />
          )}
          <Switch
            label="Keep the first sentence whole"
            on={options.firstSentenceWhole}
            onSwitch={(firstSentenceWhole) => gaps.setOptions({ ...options, firstSentenceWhole })}
          />
          <Switch
            label="Gaps as long as their words"
            on={options.lengthClue}
            onSwitch={(lengthClue) => gaps.setOptions({ ...options, lengthClue })}
          />
          <NativeSelect
            label="Left to see of each word"
            value={options.start}
            options={starts}
            onChange={(event) => {
              const start = starts.find(({ value }) => value === event.currentTarget.value);
              if (start) gaps.setOptions({ ...options, start: start.value });
            }}
          />
        </div>
      </details>
    </div>
  );
}
