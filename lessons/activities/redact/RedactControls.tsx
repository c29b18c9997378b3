import { Dices, RotateCcw, Shuffle } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { RevealButtons } from '../RevealButtons.tsx';
import type { Redaction } from './use-redaction.ts';

const iconSize = 'size-4';

/** How much is covered, and the ways of opening it. */
export function RedactControls({ redaction }: { redaction: Redaction }) {
  const { state, open, done } = redaction;
  const { options, ids } = state;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Slider
          label="Words blacked out"
          valueText={options.percent === 100 ? 'all' : `${options.percent}%`}
          value={options.percent}
          min={5}
          max={100}
          step={5}
          onSlide={(percent) => redaction.setOptions({ ...options, percent })}
        />
        <p className="text-ink-2 text-sm" aria-live="polite">
          {options.percent === 100
            ? `All ${ids.length} words, for work by ear. ${open.size} open.`
            : `${ids.length} words, the same ones after a reload. ${open.size} open.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: redaction.revealNext, can: !done }}
          all={{ act: redaction.revealAll, can: !done }}
          hide={{ act: redaction.hideAll, can: open.size > 0 }}
        />
        <Button size="small" onClick={redaction.revealRandom} disabled={done}>
          <Dices aria-hidden="true" className={iconSize} /> Reveal any
        </Button>
        <Button size="small" onClick={redaction.revealSentence} disabled={done}>
          Reveal a sentence
        </Button>
        <Button size="small" onClick={redaction.otherWords} disabled={options.percent === 100}>
          <Shuffle aria-hidden="true" className={iconSize} /> Other words
        </Button>
        <Button size="small" onClick={redaction.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      <Switch
        label="Keep the first sentence whole"
        on={options.firstSentenceWhole}
        onSwitch={(firstSentenceWhole) => redaction.setOptions({ ...options, firstSentenceWhole })}
      />
      <p className="text-ink-2 text-sm">
        Tap a block to open it, or drag over several. By keyboard: arrows move from block to block,
        Enter opens.
      </p>
    </div>
  );
}
