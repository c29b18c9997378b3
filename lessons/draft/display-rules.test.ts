import { describe, expect, test } from 'vitest';
import { i18n } from '#ui/wordings/i18n.ts';
import { defaultDisplay, textSizes } from './display-settings.ts';
import { textSizeWords } from './display-words.ts';
import { stepFontSize } from './fonts-and-colours.ts';
import { everythingShown, type ShowKey, toggleShow } from './format-types.ts';
import { defaultVoices, isVoice, voices } from './voices.ts';

function walk(from: number, direction: 1 | -1, steps: number): number[] {
  const sizes = [from];
  for (let n = 0; n < steps; n += 1) sizes.push(stepFontSize(sizes.at(-1) ?? from, direction));
  return sizes;
}

describe('font size', () => {
  test('goes up by 1, or by 2 to reach a listed size', () => {
    expect(walk(16, 1, 9)).toEqual([16, 18, 20, 21, 23, 24, 25, 26, 28, 30]);
  });

  test('goes down by the same steps, never below 10', () => {
    expect(walk(18, -1, 7)).toEqual([18, 17, 15, 13, 12, 10, 10, 10]);
  });

  test('never goes above 100, the largest size that can be stored', () => {
    expect(walk(98, 1, 4)).toEqual([98, 99, 100, 100, 100]);
  });
});

describe('show and hide', () => {
  const press = (keys: ShowKey[]) => keys.reduce(toggleShow, everythingShown);

  test('hides one part and shows it again when its key is pressed twice', () => {
    expect(press(['native'])).toEqual({ target: true, native: false, questions: true, all: true });
    expect(press(['native', 'native'])).toEqual(everythingShown);
  });

  test('hides everything on the first press of A and shows everything on the next', () => {
    expect(Object.values(press(['all']))).toEqual([false, false, false, false]);
    expect(press(['all', 'all'])).toEqual(everythingShown);
  });

  test.each(['target', 'native', 'questions'] as const)(
    'shows everything when the key for %s is pressed while everything is hidden',
    (key) => {
      expect(press(['all', key])).toEqual(everythingShown);
      expect(press(['target', 'native', 'questions', key])).toEqual(everythingShown);
    },
  );

  test('shows everything after A is pressed twice while one part is hidden', () => {
    expect(press(['target', 'all', 'all'])).toEqual(everythingShown);
  });
});

test('matches the defaults in the specification', () => {
  expect(defaultDisplay).toMatchObject({ fontSize: 16, lineHeight: 1.5, fontFamily: 'tahoma' });
  expect(textSizes.map(({ name }) => i18n._(textSizeWords[name]))).toEqual([
    'Small',
    'Regular',
    'Big',
    'Bigger',
    'Biggest',
  ]);
});

describe('voices', () => {
  test('assigns each speaker a different voice, never the narrator’s', () => {
    const given = defaultVoices('dialogue3', ['Ana', 'Luis', 'Ana', 'Eva', '']);
    expect(Object.keys(given).sort()).toEqual(['', 'Ana', 'Eva', 'Luis']);
    expect(new Set(Object.values(given)).size).toBe(4);
    expect(Object.values(given).every(isVoice)).toBe(true);
  });

  test('assigns only a narrator to a text', () => {
    expect(Object.keys(defaultVoices('text'))).toEqual(['']);
  });

  test('lists each voice once', () => {
    expect(new Set(voices.map((voice) => voice.id)).size).toBe(voices.length);
  });
});
