import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InstructionsField } from './InstructionsField.tsx';

const show = (value: string, error?: string) =>
  renderToStaticMarkup(
    <InstructionsField name="instructions" value={value} error={error} onChange={() => {}} />,
  );

test('is optional and explains who reads it', () => {
  const markup = show('Lies den Text.');
  expect(markup).toContain('Instructions <span');
  expect(markup).toContain('(optional)');
  expect(markup).toContain('Your pupils see them at the top of every task.');
  expect(markup).toContain('dir="auto"');
});

test.each([
  [899, null],
  [900, '100 characters left'],
  [999, '1 character left'],
  [1000, '0 characters left'],
  [1001, '1 character too many'],
  [1040, '40 characters too many'],
])('counts the characters left near the limit for a text of %s characters', (length, words) => {
  const counted = />(\d+ characters? (?:left|too many))</.exec(show('a'.repeat(length)));
  expect(counted?.[1] ?? null).toBe(words);
});

test('shows the error at the field', () => {
  expect(show('☃', 'The character ☃ cannot be used here.')).toContain('aria-invalid="true"');
});
