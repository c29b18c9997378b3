import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';
import { tooWide } from './too-wide.ts';

const softly = expect.configure({ soft: true, timeout: 2_000 });

/** Waits until the layout has settled, and expects that no content makes the page wider than its window. */
export async function expectFits(page: Page, name: string): Promise<void> {
  await settled(page);
  await softly.poll(() => tooWide(page), { message: `${name} is too wide` }).toEqual([]);
}
