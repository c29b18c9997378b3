import { jlptLevels } from '#language/jlpt-kanji.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { ResetButton } from '../ResetButton.tsx';
import { defaultReadingsOptions, type ReadingsOptions, type ReadingsState } from './options.ts';
import { ReadingForm } from './ReadingForm.tsx';
import { readWords } from './read-words.ts';
import { fitOptions, readingWays } from './reading-ways.ts';

interface ReadingsControlsProps extends Omit<ActivityPanelProps<ReadingsState>, 'children'> {
  options: ReadingsOptions;
  /** Whether words are picked to be mended; undefined where that is not for this person. */
  mending: boolean | undefined;
  onMend: (on: boolean) => void;
  /** The id of the word being mended. */
  chosen: string | undefined;
  onDone: () => void;
}

const levels = [
  { value: '0', label: 'No kanji: show every reading' },
  ...jlptLevels.map((level) => ({ value: `${level}`, label: `Kanji up to JLPT N${level}` })),
];

/** What stands above the words, how the text is written, and the form for a wrong reading. */
export function ReadingsControls(props: ReadingsControlsProps) {
  const { material, state, onState, options, mending, chosen, editWord } = props;
  const { text } = material;
  const ways = readingWays(text.target);
  if (!ways) return null;
  const set = (change: Partial<ReadingsOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  const { read, words } = readWords(text);
  return (
    <div className="grid gap-5">
      <NativeSelect
        label="Above the words"
        value={options.above}
        options={ways.above}
        onChange={(event) => {
          const way = ways.above.find(({ value }) => value === event.currentTarget.value);
          if (way) set({ above: way.value });
        }}
      />
      {ways.forms.length > 1 && (
        <NativeSelect
          label="The text is written"
          value={options.form}
          options={ways.forms}
          onChange={(event) => {
            const form = ways.forms.find(({ value }) => value === event.currentTarget.value);
            if (form) set({ form: form.value });
          }}
        />
      )}
      {text.target === 'ja' && options.above === 'reading' && options.form === 'written' && (
        <NativeSelect
          label="Pupils know"
          help="Furigana stand only over words with a kanji above that level. The level lists are unofficial."
          value={`${options.known}`}
          options={levels}
          onChange={(event) => {
            const known = jlptLevels.find((level) => `${level}` === event.currentTarget.value);
            set({ known: known ?? 0 });
          }}
        />
      )}
      {(text.target === 'zh' || text.target === 'yue') && options.above === 'reading' && (
        <Switch
          label="A colour for each tone"
          on={options.toneColours}
          onSwitch={(toneColours) => set({ toneColours })}
        />
      )}
      <p className="text-ink-2 text-sm">
        {read} of {words} words have a reading
      </p>
      {mending !== undefined && (
        <Switch
          label="Correct readings"
          help="Tap a word in the text, or choose it with the arrow keys and Enter."
          on={mending}
          onSwitch={props.onMend}
        />
      )}
      <ResetButton onReset={() => set(fitOptions(defaultReadingsOptions, text.target))} />
      {mending && chosen && editWord && (
        <ReadingForm
          key={chosen}
          text={text}
          tokenId={chosen}
          ways={ways}
          editWord={editWord}
          onDone={props.onDone}
        />
      )}
    </div>
  );
}
