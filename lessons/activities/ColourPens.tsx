import { useId } from 'react';
import { type HighlightColour, highlightPalette, markNames } from './palette.ts';
import './colour-pens.css';

interface ColourPensProps {
  label: string;
  pen: HighlightColour;
  onPen: (colour: HighlightColour) => void;
}

/** The eight colours as native radio buttons. A tap or the arrow keys change the pen. */
export function ColourPens({ label, pen, onPen }: ColourPensProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">
        {label}: {markNames[pen].colour.toLowerCase()}
      </legend>
      <div className="grid grid-cols-4 justify-items-center sm:grid-cols-8 lg:grid-cols-4 xl:grid-cols-8">
        {highlightPalette.map((colour) => (
          <label
            key={colour}
            className={`colour-pen colour-pen-${colour}`}
            title={markNames[colour].colour}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={colour === pen}
              onChange={() => onPen(colour)}
              aria-label={markNames[colour].colour}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
