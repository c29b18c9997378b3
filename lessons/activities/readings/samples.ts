import { activitySamples } from '../activity-samples.ts';
import { shownWord } from './shown-word.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  options: [
    { above: 'reading', form: 'written', known: 0, toneColours: false },
    { above: 'reading', form: 'written', known: 4, toneColours: true },
    { above: 'roman', form: 'reading', known: 0, toneColours: false },
    { above: 'nothing', form: 'hiragana', known: 0, toneColours: false },
  ],
  seen: ({ options }, { text }) =>
    text.sentences.flatMap(({ target }) =>
      target.tokens.flatMap((token) => {
        const shown = shownWord(token, text.target, options);
        return shown ? [shown.parts.map((part) => part.text + (part.reading ?? '')).join('')] : [];
      }),
    ),
});
