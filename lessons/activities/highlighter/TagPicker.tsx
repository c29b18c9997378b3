import { partOfSpeechNames } from '#language/text/part-of-speech-codes.ts';
import type { PartOfSpeech } from '#language/text/text.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import {
  type HighlightColour,
  highlightPalette,
  isMarkColour,
  markNames,
} from '../highlight-palette.ts';
import type { TagColour } from './state.ts';
import type { Highlighting } from './use-highlighter.ts';

const colourOptions = highlightPalette.map((value) => ({
  value,
  label: markNames[value].colour,
}));

const sideOptions = [
  { value: 'target', label: 'The target text' },
  { value: 'native', label: 'The native text' },
];

/** The kinds of words in this text with their counts; a shown one has its colour. */
export function TagPicker({ highlighting }: { highlighting: Highlighting }) {
  const { options, counts, nativeTagged, setOptions } = highlighting;
  const full = options.tags.length >= highlightPalette.length;
  return (
    <div className="grid gap-3">
      {nativeTagged && (
        <NativeSelect
          label="In"
          value={options.side}
          options={sideOptions}
          onChange={(event) =>
            setOptions({ side: event.currentTarget.value === 'native' ? 'native' : 'target' })
          }
        />
      )}
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">Kinds of words</legend>
        {counts.length === 0 && <p className="text-ink-2 text-sm">Not found</p>}
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
                  <span>
                    {partOfSpeechNames[pos]} ({count})
                  </span>
                </label>
                {colour && (
                  <select
                    aria-label={`Colour of ${partOfSpeechNames[pos].toLowerCase()}`}
                    value={colour}
                    onChange={({ currentTarget: { value } }) => {
                      if (isMarkColour(value)) {
                        setOptions({ tags: recolourTag(options.tags, pos, value) });
                      }
                    }}
                    className="min-h-11 w-28 rounded-control border border-edge bg-raised px-2 text-sm"
                  >
                    {colourOptions.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </li>
            );
          })}
        </ul>
        {full && <p className="mt-1 text-ink-2 text-sm">All eight colours are in use.</p>}
      </fieldset>
    </div>
  );
}

/** Shows a kind of word in the first colour that is free, or hides it; with eight shown, no more come. */
export function toggleTag(tags: readonly TagColour[], pos: PartOfSpeech): TagColour[] {
  if (tags.some((tag) => tag.pos === pos)) return tags.filter((tag) => tag.pos !== pos);
  const used = new Set(tags.map(({ colour }) => colour));
  const colour = highlightPalette.find((each) => !used.has(each));
  return colour ? [...tags, { pos, colour }] : [...tags];
}

/** Gives a kind of word another colour; the kind that had it takes the old one. */
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
