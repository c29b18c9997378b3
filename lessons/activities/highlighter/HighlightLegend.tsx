import { type MarkColour, markColours, markNames } from '../mark-colours.ts';
import { meaningOf } from './highlight-sheet.ts';
import type { Highlighting } from './use-highlighter.ts';

/** What each colour and its line stand for, with the number of words; painted ones can be named. */
export function HighlightLegend({ highlighting }: { highlighting: Highlighting }) {
  const { options, used, free, setOptions } = highlighting;
  const shown = markColours.filter((colour) => used.has(colour));
  const rename = (colour: MarkColour, name: string) =>
    setOptions({ names: { ...options.names, [colour]: name.slice(0, 40) } });
  return (
    <section aria-label="Legend">
      <h2 className="mb-2 text-sm">Legend</h2>
      {shown.length === 0 && (
        <p className="text-ink-2 text-sm">
          {free ? 'Nothing is painted yet.' : 'No kind of word is shown.'}
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
