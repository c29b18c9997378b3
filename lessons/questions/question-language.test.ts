import { expect, test } from 'vitest';
import { questionLanguages } from '../draft/display-settings.ts';
import { questionTypes } from './kinds.ts';
import { askedIn, languagesToAskIn, sidesOf } from './question-language.ts';

test.each(questionTypes)(
  'asks %s in the chosen language if it is offered, otherwise in the target language',
  (type) => {
    const offered = languagesToAskIn[type];
    for (const chosen of questionLanguages) {
      expect(askedIn(type, chosen)).toBe(offered.includes(chosen) ? chosen : 'target');
    }
    expect(offered).not.toHaveLength(1);
  },
);

test.each([
  ['target', true, false],
  ['native', false, true],
  ['both', true, true],
] as const)(
  'returns the sides to show when questions are asked in %s',
  (language, target, native) => {
    expect(sidesOf(language)).toEqual({ target, native });
  },
);
