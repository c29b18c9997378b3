import { expect, test } from 'vitest';
import { fittingShare } from './PaperPreview.tsx';

/** A sheet whose height is proportional to the square of its font size. */
const sheetOf = (pages: number) => (share: number) => pages * share * share;

test.each([
  ['two lines on a second page', 1.06, 13, 1],
  ['a third of a second page', 1.33, 13, 2],
  ['half a page', 0.5, 13, 1],
  ['three lines on a third page', 2.08, 14, 2],
  ['three lines on a second page in the smallest print', 1.06, 11, 2],
])('shrinks a sheet only if this saves a nearly empty page, given %s', (_, pages, size, wanted) => {
  const share = fittingShare(sheetOf(pages), size);
  expect(Math.ceil(sheetOf(pages)(share))).toBe(wanted);
  expect(share * size).toBeGreaterThanOrEqual(10.5);
});

test('keeps the font size if the sheet cannot fit on fewer pages', () => {
  expect(fittingShare(() => 1.1, 13)).toBe(1);
});
