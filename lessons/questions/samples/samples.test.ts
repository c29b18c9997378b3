import { expect, test } from 'vitest';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { exampleRequest, exampleTexts } from '../example-texts.ts';
import { questionTypes } from '../kinds.ts';
import { registry } from '../registry.ts';
import frozen from './2026-11.json' with { type: 'json' };

/**
 * Content as it was stored in November 2026. These files never change: old content must always open. A new
 * shape gets a new file next to them.
 */
test.each(questionTypes)('opens %s as stored in 2026-11, word for word', (type) => {
  for (const language of ['french', 'japanese', 'arabic'] as const) {
    const stored = frozen[type][language];
    const made = registry[type].readContent(stored, exampleTexts[language], exampleRequest);
    expect(made).toEqual({ content: withFixedSpaces(stored), problems: [] });
  }
});

/** Only the spaces before French punctuation may differ from what was stored. */
function withFixedSpaces(stored: unknown): unknown {
  return JSON.parse(withNoBreakSpaces(JSON.stringify(stored)));
}
