import { expect, test } from 'vitest';
import { promptKeys, prompts } from './prompts.ts';
import { compatibleTemplate, maxTemplateLength, templateProblems } from './template-problems.ts';

test.each(promptKeys())('accepts the built-in template of %s', (key) => {
  expect(templateProblems(key, prompts[key].template)).toEqual([]);
});

const good = 'Make {{count}} for {{level}} in {{target}}.';

test.each([
  ['a blank one', '  \n', /^Write the prompt\.$/],
  ['a mistyped variable', `${good} {{targett}}`, /^There is no variable \{\{targett\}\}\.$/],
  ['a missing one', 'For {{level}} in {{target}}.', /^\{\{count\}\} is missing: how many items/],
  ['an open brace', `${good} {{native`, /^Braces come in pairs/],
  ['a name of two words', `${good} {{the level}}`, /^Braces come in pairs/],
  ['a tag of the code', `${good} </data>`, /^The tags <data>/],
  ['the same, written otherwise', `${good} < Task>`, /^The tags <data>/],
  ['an endless one', `${good}${'x'.repeat(maxTemplateLength)}`, /^A prompt has 8000 characters/],
])('rejects a prompt with a fault: %s', (_, template, message) => {
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
