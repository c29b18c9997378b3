import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { i18n } from '#ui/wordings/i18n.ts';
import { colourWords } from './colour-words.ts';
import { type HighlightColour, highlightPalette } from './palette.ts';
import './colour-pens.css';

interface ColourPensProps {
  label: string;
  pen: HighlightColour;
  onPen: (colour: HighlightColour) => void;
}

/** The eight colours as native radio buttons. A tap or the arrow keys change the pen. */
export function ColourPens({ label, pen, onPen }: ColourPensProps) {
  const name = useId();
  const chosenColour = i18n._(colourWords[pen].inSentence);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{t`${label}: ${chosenColour}`}</legend>
      <div className="grid grid-cols-4 justify-items-center sm:grid-cols-8 lg:grid-cols-4 xl:grid-cols-8">
        {highlightPalette.map((colour) => {
          const colourName = i18n._(colourWords[colour].colour);
          return (
            <label key={colour} className={`colour-pen colour-pen-${colour}`} title={colourName}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={colour === pen}
                onChange={() => onPen(colour)}
                aria-label={colourName}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
