import { expect, test } from 'vitest';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { exampleRequest, exampleTexts } from '../example-texts.ts';
import { questionTypes } from '../kinds.ts';
import { registry } from '../registry.ts';
import frozen from './2026-11.json' with { type: 'json' };

/**
 * Content as it was stored in November 2026. These files never change: content that a teacher made
 * once opens for ever. A new shape gets a new file beside them.
 */
test.each(questionTypes)('%s as stored in 2026-11 still opens, word for word', (type) => {
  for (const language of ['french', 'japanese', 'arabic'] as const) {
    const stored = frozen[type][language];
    const made = registry[type].readContent(stored, exampleTexts[language], exampleRequest);
    expect(made).toEqual({ content: withFixedSpaces(stored), problems: [] });
  }
});

/** Nothing but the spaces before French marks may differ from what was stored. */
function withFixedSpaces(stored: unknown): unknown {
  return JSON.parse(withNoBreakSpaces(JSON.stringify(stored)));
}
