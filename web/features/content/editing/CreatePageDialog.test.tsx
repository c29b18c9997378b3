import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageSlug } from '#contracts/content/page.ts';
import { slugOf } from './CreatePageDialog.tsx';

test.each([
  ['Étape 1: Print it!', 'etape-1-print-it'],
  ["The pupil's view", 'the-pupils-view'],
  ['  —  ', ''],
])('turns %j into the slug %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('returns a valid page slug or an empty string for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (title) => {
      const slug = slugOf(title);
      if (slug !== '') expect(PageSlug.safeParse(slug).success).toBe(true);
    }),
  );
});
