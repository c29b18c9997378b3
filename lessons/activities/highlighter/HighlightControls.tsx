import { Eraser, RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ColourPens } from '../ColourPens.tsx';
import { HighlightLegend } from './HighlightLegend.tsx';
import { TagPicker } from './TagPicker.tsx';
import type { Highlighting } from './use-highlighter.ts';

const modes = [
  { value: 'partOfSpeech', label: 'Kinds of words' },
  { value: 'free', label: 'My own' },
] as const;

const effects = [
  { value: 'background', label: 'Coloured ground' },
  { value: 'underline', label: 'Line only' },
  { value: 'bold', label: 'Bold letters' },
] as const;

const iconSize = 'size-4';

/** What is highlighted and how; the legend comes first, since the class reads it too. */
export function HighlightControls({ highlighting }: { highlighting: Highlighting }) {
  const { options, free, setOptions, used } = highlighting;
  return (
    <div className="grid gap-5">
      <HighlightLegend highlighting={highlighting} />
      <div>
        <Segmented
          label="What is highlighted"
          options={modes}
          value={options.mode}
          onChoose={(mode) => setOptions({ mode })}
        />
      </div>
      {free ? (
        <div className="grid gap-2">
          <ColourPens label="Pen" pen={options.pen} onPen={(pen) => setOptions({ pen })} />
          <p className="text-ink-2 text-sm">
            Tap a word, or drag over several. A second tap takes the colour away. By keyboard:
            arrows move, Shift and an arrow takes more words, Enter paints.
          </p>
        </div>
      ) : (
        <TagPicker highlighting={highlighting} />
      )}
      <NativeSelect
        label="Effect"
        value={options.effect}
        options={effects}
        onChange={(event) => {
          const effect = effects.find(({ value }) => value === event.currentTarget.value);
          if (effect) setOptions({ effect: effect.value });
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={highlighting.clear} disabled={used.size === 0}>
          <Eraser aria-hidden="true" className={iconSize} /> Clear
        </Button>
        <Button size="small" onClick={highlighting.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
    </div>
  );
}
