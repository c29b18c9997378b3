import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageIdOf } from './message-id.ts';

test('returns the same id as Lingui', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.option(text, { nil: undefined }), async (message, context) => {
      expect(await messageIdOf(message, context)).toBe(generateMessageId(message, context));
    }),
    { numRuns: 500 },
  );
});
