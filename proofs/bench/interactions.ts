import type { Locator, Page } from '@playwright/test';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import { defaultHighlightOptions } from '#lessons/activities/highlighter/state.ts';
import type { ActivityName } from '#lessons/activities/menu.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';

/** One thing that a teacher does in front of the class. */
export interface Interaction {
  name: string;
  /** Null for the plain text. */
  activity: ActivityName | null;
  /** The stored state of the activity; needed if the default options do not show the required content. */
  state?: (material: LessonMaterial) => unknown;
  /** Returns the element for the n-th input. */
  find: (page: Page, n: number) => Locator;
  /** Returns the key to press on the element; without it, the element is clicked. */
  key?: (n: number) => string;
  /**
   * Maximum script time before the frame that shows the change, in ms (`interaction-work`). Content outside
   * the screen is drawn after that frame and does not delay any input. If absent, only the time from input to
   * paint counts.
   */
  maxScript?: number;
}

/** Returns an interaction that moves a slider up eight times and then down eight times. */
const slide = (name: RegExp) => ({
  find: (page: Page) => page.getByRole('slider', { name }),
  key: (n: number) => (n % 16 < 8 ? 'ArrowRight' : 'ArrowLeft'),
});

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

const nth = (selector: string) => (page: Page, n: number) => page.locator(selector).nth(n);

const thirdOfWords = ({ text, vocabulary }: LessonMaterial) =>
  makeGaps({
    text,
    vocabulary,
    options: { ...defaultGapOptions, source: { kind: 'percentage', percent: 35 } },
    seed: 7,
  });

const ownColours = () => ({
  seed: 7,
  options: { ...defaultHighlightOptions, mode: 'free' },
  ids: [],
  colours: [],
});

/** Every interaction named in performance.md 1.4 and the toolkit. */
export const interactions: readonly Interaction[] = [
  // The cost of any input on this machine at this moment: the baseline for the others.
  {
    name: 'a key that does nothing',
    activity: 'gap-fill',
    state: thirdOfWords,
    find: slide(/Words to remove/).find,
    key: () => 'Shift',
  },
  {
    name: 'gap percentage',
    activity: 'gap-fill',
    state: thirdOfWords,
    ...slide(/Words to remove/),
    maxScript: 16,
  },
  {
    name: 'reveal a gap',
    activity: 'gap-fill',
    state: thirdOfWords,
    find: nth('button[data-gap]'),
  },
  {
    name: 'reveal all gaps, hide all',
    activity: 'gap-fill',
    state: thirdOfWords,
    find: (page, n) => button(page, n % 2 === 0 ? 'Reveal all' : 'Hide all'),
  },
  { name: 'T', activity: null, find: (page) => button(page, 'Target text') },
  { name: 'N', activity: null, find: (page) => button(page, 'Native text') },
  { name: '?', activity: null, find: (page) => button(page, 'Questions') },
  { name: 'A', activity: null, find: (page) => button(page, 'All') },
  {
    name: 'N over gaps',
    activity: 'gap-fill',
    find: (page) => button(page, 'Native text'),
  },
  {
    name: 'font step',
    activity: 'gap-fill',
    find: (page, n) => button(page, n % 6 < 3 ? 'A+, bigger text' : 'A−, smaller text'),
  },
  { name: 'look up a word', activity: null, find: nth('[data-word]') },
  {
    name: 'flip a card of pairs',
    activity: 'pairs',
    find: (page, n) => nth('[data-at]')(page, n % 12),
  },
  {
    name: 'take a chunk of the game',
    activity: 'chunk-game',
    find: (page) => page.locator('[data-piece]').last(),
  },
  {
    name: 'paint with the highlighter',
    activity: 'highlighter',
    state: ownColours,
    find: nth('[data-word]'),
  },
  { name: 'redact percentage', activity: 'redact', ...slide(/Words blacked out/) },
  { name: 'tangled dial', activity: 'tangled', ...slide(/in the text/) },
];

/**
 * Returns all interactions, or those whose name contains one of the words in `ONLY`, such as `ONLY="gap,font
 * step"`.
 */
export function chosenInteractions(only = process.env.ONLY): readonly Interaction[] {
  if (!only) return interactions;
  const words = only.split(',');
  return interactions.filter(({ name }) => words.some((word) => name.includes(word)));
}
