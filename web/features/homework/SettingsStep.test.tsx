import { expect, test } from 'vitest';
import { attemptOptions, attemptsOf, duePresets, optionOf, startPresets } from './SettingsStep.tsx';

test('converts every attempts option to a number and back', () => {
  for (const { value } of attemptOptions) expect(optionOf(attemptsOf(value))).toBe(value);
});

test.each([
  [null, 'any'],
  [4, '5'],
  [20, 'any'],
])('shows a stored limit of %s attempts as the option %s', (attempts, option) => {
  expect(optionOf(attempts)).toBe(option);
});

const saturday = new Date(2026, 10, 21, 23, 50);
const monday = new Date(2026, 10, 23, 7, 0);

test.each([
  ['now', startPresets(saturday), 'Now', ''],
  ['tomorrow', startPresets(saturday), 'Tomorrow, 8:00', '2026-11-22T08:00'],
  ['the coming Monday', startPresets(saturday), 'Monday, 8:00', '2026-11-23T08:00'],
  [
    'the following Monday if today is Monday',
    startPresets(monday),
    'Monday, 8:00',
    '2026-11-30T08:00',
  ],
  ['one week later', duePresets(saturday), 'In a week', '2026-11-28T08:00'],
  ['two weeks later, in the next month', duePresets(saturday), 'In two weeks', '2026-12-05T08:00'],
])('offers a preset for %s', (_, presets, label, value) => {
  expect(presets.find((one) => one.label === label)?.value).toBe(value);
});
