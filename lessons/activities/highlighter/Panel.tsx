import { Eraser, RotateCcw } from 'lucide-react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { activityView, rulesOf } from '../activity-view.tsx';
import { ColourPens } from '../ColourPens.tsx';
import { type HighlightColour, highlightPalette, markNames } from '../highlight-palette.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useTapWords } from '../use-tap-words.tsx';
import { highlightLooks } from './highlight-looks.ts';
import { meaningOf } from './highlight-sheet.ts';
import { highlighter } from './index.ts';
import { TagPicker } from './TagPicker.tsx';
import { type Highlighting, useHighlighter } from './use-highlighter.ts';
import './highlighter.css';
import '../tap-words.css';
import type { HighlightState } from './state.ts';

/** The text with its words in colours: by their kind, or as the teacher paints them. */
export function Panel(props: ActivityPanelProps<HighlightState>) {
  const highlighting = useHighlighter(props);
  const { colours, options, picking, free } = highlighting;
  const tapWords = useTapWords();
  const dress = (side: SideName) => (sentence: Sentence) => {
    const { tokens } = sentence[side];
    return tapWords(`${side}-${sentence.id}`, {
      side: sentence[side],
      looks: highlightLooks(tokens, colours, options.effect, picking.picked),
      taps: free ? 'words' : 'none',
      picking,
      cursor: tokens.find(({ id }) => id === picking.cursor)?.id,
    });
  };
  return props.children({
    target: dress('target'),
    native: dress('native'),
    shows: highlighting.shows,
    controls: <HighlightControls highlighting={highlighting} />,
  });
}

export default activityView(rulesOf(highlighter), Panel);

const modes = [
  { value: 'partOfSpeech', label: 'Kinds of words' },
  { value: 'free', label: 'My own' },
] as const;

const effects = [
  { value: 'background', label: 'Coloured background' },
  { value: 'underline', label: 'Line only' },
  { value: 'bold', label: 'Bold letters' },
] as const;

const iconSize = 'size-4';

/** What is highlighted and how; the legend comes first, since the class reads it too. */
function HighlightControls({ highlighting }: { highlighting: Highlighting }) {
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

/** What each colour and its line stand for, with the number of words; painted ones can be named. */
function HighlightLegend({ highlighting }: { highlighting: Highlighting }) {
  const { options, used, free, setOptions } = highlighting;
  const shown = highlightPalette.filter((colour) => used.has(colour));
  const rename = (colour: HighlightColour, name: string) =>
    setOptions({ names: { ...options.names, [colour]: name.slice(0, 40) } });
  return (
    <section aria-label="Legend">
      <h2 className="mb-2 text-sm">Legend</h2>
      {shown.length === 0 && (
        <p className="text-ink-2 text-sm">
          {free ? 'Nothing is coloured yet.' : 'No kind of word is shown.'}
        </p>
      )}
      <ul className="grid gap-2" aria-live="polite">
        {shown.map((colour) => (
          <li key={colour} className="flex items-center gap-3">
            <span aria-hidden="true" className="w-14 shrink-0 text-center font-text text-xl">
              <span className={`mark mark-starts mark-ends mark-${colour} mark-${options.effect}`}>
                Abc
              </span>
            </span>
            {free ? (
              <input
                aria-label={`What ${markNames[colour].colour.toLowerCase()} stands for`}
                placeholder={markNames[colour].colour}
                value={options.names[colour] ?? ''}
                maxLength={40}
                onChange={(event) => rename(colour, event.currentTarget.value)}
                className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3 text-base"
              />
            ) : (
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{meaningOf(options, colour)}</span>{' '}
                <span className="text-ink-2 text-sm">{markNames[colour].cue}</span>
              </span>
            )}
            <span className="font-semibold text-ink-2 tabular-nums">{used.get(colour)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
