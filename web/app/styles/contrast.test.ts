import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonColourNames, lessonColours } from '#lessons/draft/fonts-and-colours.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('../../../ui/styles/tokens.css');
const lessonCss = read('./lesson-colours.css');

/** The value of a token in the light and the dark theme. A plain colour is the same in both. */
function colours(token: string): [light: string, dark: string] {
  const value = new RegExp(`--${token}: (.+);`).exec(css)?.[1] ?? '';
  const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return [both?.[1] ?? value, both?.[2] ?? value];
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'card', 'raised', 'sunken'];
const marks = ['yellow', 'green', 'blue', 'pink', 'orange', 'purple', 'teal', 'grey'];
const pairs: [token: string, grounds: string[], least: number][] = [
  ['ink', [...grounds, 'target-soft', 'native-soft', 'ok-soft', 'bad-soft', 'listening'], 7],
  ['ink-2', [...grounds, 'target-soft'], 4.5],
  ['ink-3', grounds, 4.5],
  ['target', [...grounds, 'target-soft'], 4.5],
  ['native', [...grounds, 'native-soft'], 4.5],
  ['ok', [...grounds, 'ok-soft'], 4.5],
  ['bad', [...grounds, 'bad-soft'], 4.5],
  ['on-target', ['target-fill', 'target-fill-hover', 'bad-fill', 'bad-fill-hover'], 4.5],
  ['on-night', ['night'], 7],
  ['edge', ['paper', 'card', 'raised'], 3],
  ['ink', marks.map((colour) => `mark-${colour}`), 7],
  ...marks.map((colour): (typeof pairs)[number] => [
    `mark-${colour}-line`,
    ['paper', 'card', 'sunken', `mark-${colour}`],
    4.5,
  ]),
];

test.each(
  pairs.flatMap(([token, on, least]) => on.map((ground) => [token, ground, least] as const)),
)('gives %s on %s a contrast of at least %d in both themes', (token, ground, least) => {
  const [light, dark] = colours(token);
  const [lightGround, darkGround] = colours(ground);
  expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(least);
  expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(least);
});

/** The colours that lesson-colours.css defines for an option, by token. */
function block(name: string): Map<string, string> {
  const rules = [...lessonCss.matchAll(/([^{}]*){([^{}]*)}/g)]
    .filter(([, selector = '']) => selector.includes(`[data-colours="${name}"]`))
    .map(([, , body = '']) => body);
  return new Map(
    [...rules.join('').matchAll(/--([\w-]+): (#\w{6});/g)].map(([, token = '', value = '']) => [
      token,
      value,
    ]),
  );
}

describe.each(lessonColourNames.filter((name) => name !== 'screen'))('lesson in %s', (name) => {
  const tokens = block(name);
  const inLesson = (token: string) => tokens.get(token) ?? colours(token)[0];

  test.each(pairs.filter(([token]) => token !== 'on-night'))(
    'gives %s enough contrast',
    (token, on, least) => {
      for (const ground of on) {
        const found = contrast(inLesson(token), inLesson(ground));
        expect(found, `${token} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    },
  );

  test('uses the background and text colour of its sample', () => {
    expect(tokens.get('card')).toBe(lessonColours[name].ground);
    expect(tokens.get('ink')).toBe(lessonColours[name].ink);
    expect([...tokens.keys()]).toEqual([...block('white').keys()]);
  });
});
