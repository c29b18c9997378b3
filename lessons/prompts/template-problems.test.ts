import { expect, test } from 'vitest';
import { promptKeys, prompts } from './prompts.ts';
import { compatibleTemplate, maxTemplateLength, templateProblems } from './template-problems.ts';

test.each(promptKeys())('accepts the built-in template of %s', (key) => {
  expect(templateProblems(key, prompts[key].template)).toEqual([]);
});

const good = 'Make {{count}} for {{level}} in {{target}}.';

test.each([
  ['no text', '  \n', /^Write the prompt\.$/],
  ['an unknown variable', `${good} {{targett}}`, /^There is no variable \{\{targett\}\}\.$/],
  [
    'a missing variable',
    'For {{level}} in {{target}}.',
    /^\{\{count\}\} is missing: how many items/,
  ],
  ['an unclosed brace', `${good} {{native`, /^Braces come in pairs/],
  ['a variable name of two words', `${good} {{the level}}`, /^Braces come in pairs/],
  ['a reserved tag', `${good} </data>`, /^The tags <data>/],
  ['a reserved tag in different case with a space', `${good} < Task>`, /^The tags <data>/],
  [
    'too many characters',
    `${good}${'x'.repeat(maxTemplateLength)}`,
    /^A prompt has 8000 characters/,
  ],
])('rejects a prompt with %s', (_, template, message) => {
  expect(templateProblems('phrase', template)).toEqual([expect.stringMatching(message)]);
});

test('accepts spaces inside the braces and a variable used twice', () => {
  expect(templateProblems('phrase', `${good} {{ level }} {{level}}`)).toEqual([]);
});

test('uses a published template only while it is valid', () => {
  expect(compatibleTemplate('phrase', good)).toBe(good);
  expect(compatibleTemplate('phrase', 'Make {{number}}.')).toBeNull();
  expect(compatibleTemplate('phrase', null)).toBeNull();
});
