import { expect, test } from 'vitest';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { exampleRequest, exampleTexts } from '../example-texts.ts';
import { questionTypes } from '../kinds.ts';
import { registry } from '../registry.ts';
import frozen from './2026-11.json' with { type: 'json' };

/**
 * Content as it was stored in November 2026. These files never change, because old content must always open.
 * If the shape changes, add a new file next to them.
 */
test.each(questionTypes)('opens %s exactly as stored in 2026-11, word for word', (type) => {
  for (const language of ['french', 'japanese', 'arabic'] as const) {
    const stored = frozen[type][language];
    const made = registry[type].readContent(stored, exampleTexts[language], exampleRequest);
    expect(made).toEqual({ content: withFixedSpaces(stored), problems: [] });
  }
});

/** Adjusts the spaces before French punctuation; everything else must equal the stored content. */
function withFixedSpaces(stored: unknown): unknown {
  return JSON.parse(withNoBreakSpaces(JSON.stringify(stored)));
}
