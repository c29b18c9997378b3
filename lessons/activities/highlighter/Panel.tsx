import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eraser, RotateCcw } from 'lucide-react';
import { cutText } from '#language/text/cut-text.ts';
import { partOfSpeechWords } from '#language/text/part-of-speech-words.ts';
import type { PartOfSpeech, Sentence, SideName } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { ColourPens } from '../ColourPens.tsx';
import { colourWords } from '../colour-words.ts';
import { type HighlightColour, highlightPalette, isMarkColour } from '../palette.ts';
import { useTapWords } from '../tap-words.tsx';
import { highlightLooks } from './highlight-looks.ts';
import { highlighter, meaningOf } from './index.ts';
import type { HighlightState, TagColour } from './state.ts';
import { type Highlighting, useHighlighter } from './use-highlighter.ts';
import './highlighter.css';
import '../tap-words.css';

const sideOptions = [
  { value: 'target', label: msg`The target text` },
  { value: 'native', label: msg`The native text` },
];

/** The parts of speech in this text with their counts. Each highlighted part of speech shows its colour. */
function TagPicker({ highlighting }: { highlighting: Highlighting }) {
  const { options, counts, nativeTagged, setOptions } = highlighting;
  const full = options.tags.length >= highlightPalette.length;
  return (
    <div className="grid gap-3">
      {nativeTagged && (
        <NativeSelect
          label={t({ message: 'In', context: 'which text' })}
          value={options.side}
          options={sideOptions.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(event) =>
            setOptions({ side: event.currentTarget.value === 'native' ? 'native' : 'target' })
          }
        />
      )}
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">
          <Trans>Kinds of words</Trans>
        </legend>
        {counts.length === 0 && (
          <p className="text-ink-2 text-sm">
            <Trans>Not found</Trans>
          </p>
        )}
        <ul>
          {counts.map(({ pos, count }) => {
            const colour = options.tags.find((tag) => tag.pos === pos)?.colour;
            return (
              <li key={pos} className="flex min-h-12 items-center gap-2">
                <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    checked={colour !== undefined}
                    disabled={full && colour === undefined}
                    onChange={() => setOptions({ tags: toggleTag(options.tags, pos) })}
                  />
                  <span>{t`${{ kind: i18n._(partOfSpeechWords[pos].name) }} (${count})`}</span>
                </label>
                {colour && (
                  <select
                    aria-label={t`Colour of ${{ kind: i18n._(partOfSpeechWords[pos].inSentence) }}`}
                    value={colour}
                    onChange={({ currentTarget: { value } }) => {
                      if (isMarkColour(value)) {
                        setOptions({ tags: recolourTag(options.tags, pos, value) });
                      }
                    }}
                    className="min-h-11 w-28 rounded-control border border-edge bg-raised px-2 text-sm"
                  >
                    {highlightPalette.map((value) => (
                      <option key={value} value={value}>
                        {i18n._(colourWords[value].colour)}
                      </option>
                    ))}
                  </select>
                )}
              </li>
            );
          })}
        </ul>
        {full && (
          <p className="mt-1 text-ink-2 text-sm">
            <Trans>All eight colours are in use.</Trans>
          </p>
        )}
      </fieldset>
    </div>
  );
}

/** Shows a part of speech in the first free colour, or hides it; at most eight can be shown. */
export function toggleTag(tags: readonly TagColour[], pos: PartOfSpeech): TagColour[] {
  if (tags.some((tag) => tag.pos === pos)) return tags.filter((tag) => tag.pos !== pos);
  const used = new Set(tags.map(({ colour }) => colour));
  const colour = highlightPalette.find((each) => !used.has(each));
  return colour ? [...tags, { pos, colour }] : [...tags];
}

/**
 * Changes the colour of a part of speech. If another part of speech already uses the new colour, the two swap
 * colours.
 */
export function recolourTag(
  tags: readonly TagColour[],
  pos: PartOfSpeech,
  colour: HighlightColour,
): TagColour[] {
  const old = tags.find((tag) => tag.pos === pos)?.colour;
  return tags.map((tag) => {
    if (tag.pos === pos) return { ...tag, colour };
    return tag.colour === colour && old ? { ...tag, colour: old } : tag;
  });
}

/** The text with its words coloured by part of speech, or as painted by the teacher. */
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
  { value: 'partOfSpeech', label: msg`Kinds of words` },
  { value: 'free', label: msg({ message: 'My own', context: 'marks' }) },
] as const;

const effects = [
  { value: 'background', label: msg`Coloured background` },
  { value: 'underline', label: msg`Line only` },
  { value: 'bold', label: msg`Bold` },
] as const;

const iconSize = 'size-4';

/**
 * Controls for the highlighted words and their look. The legend comes first because the class reads it too.
 */
function HighlightControls({ highlighting }: { highlighting: Highlighting }) {
  const { options, free, setOptions, used } = highlighting;
  return (
    <div className="grid gap-5">
      <HighlightLegend highlighting={highlighting} />
      <div>
        <Segmented
          label={t`What is highlighted`}
          options={modes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          value={options.mode}
          onChoose={(mode) => setOptions({ mode })}
        />
      </div>
      {free ? (
        <div className="grid gap-2">
          <ColourPens label={t`Pen`} pen={options.pen} onPen={(pen) => setOptions({ pen })} />
          <p className="text-ink-2 text-sm">
            <Trans>
              Tap a word, or drag over several. Tap again to remove the colour. By keyboard: arrows
              move, Shift + arrow selects more words, Enter colours them.
            </Trans>
          </p>
        </div>
      ) : (
        <TagPicker highlighting={highlighting} />
      )}
      <NativeSelect
        label={t`Effect`}
        value={options.effect}
        options={effects.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(event) => {
          const effect = effects.find(({ value }) => value === event.currentTarget.value);
          if (effect) setOptions({ effect: effect.value });
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={highlighting.clear} disabled={used.size === 0}>
          <Eraser aria-hidden="true" className={iconSize} /> <Trans>Clear</Trans>
        </Button>
        <Button size="small" onClick={highlighting.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
    </div>
  );
}

/**
 * The legend: the meaning of each colour and its line style, with the number of words. The teacher can name
 * painted colours.
 */
function HighlightLegend({ highlighting }: { highlighting: Highlighting }) {
  const { options, used, free, setOptions } = highlighting;
  const shown = highlightPalette.filter((colour) => used.has(colour));
  const rename = (colour: HighlightColour, name: string) =>
    setOptions({ names: { ...options.names, [colour]: cutText(name, 40) } });
  return (
    <section aria-label={t`Legend`}>
      <h2 className="mb-2 text-sm">
        <Trans>Legend</Trans>
      </h2>
      {shown.length === 0 && (
        <p className="text-ink-2 text-sm">
          {free ? t`Nothing is coloured yet.` : t`No kinds of words are shown.`}
        </p>
      )}
      <ul className="grid gap-2" aria-live="polite">
        {shown.map((colour) => (
          <li key={colour} className="flex items-center gap-3">
            <span aria-hidden="true" className="w-14 shrink-0 text-center font-text text-xl">
              <span className={`mark mark-starts mark-ends mark-${colour} mark-${options.effect}`}>
                <Trans>Abc</Trans>
              </span>
            </span>
            {free ? (
              <input
                aria-label={t`What ${{ colour: i18n._(colourWords[colour].inSentence) }} stands for`}
                placeholder={i18n._(colourWords[colour].colour)}
                value={options.names[colour] ?? ''}
                maxLength={40}
                onChange={(event) => rename(colour, event.currentTarget.value)}
                className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3 text-base"
              />
            ) : (
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{meaningOf(options, colour)}</span>{' '}
                <span className="text-ink-2 text-sm">{i18n._(colourWords[colour].line)}</span>
              </span>
            )}
            <span className="font-semibold text-ink-2 tabular-nums">{used.get(colour)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
