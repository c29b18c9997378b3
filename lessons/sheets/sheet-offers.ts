import { type Feature, features } from '#contracts/access/features.ts';
import { printFeature } from '#contracts/access/print-feature.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import {
  type ActivityDefinition,
  type StoredActivity,
  startingOptions,
} from '../activities/activity-definition.ts';
import { definitionOf } from '../activities/definitions.ts';
import { activityMenus, activityNames } from '../activities/menu.ts';
import { firstSeed } from '../activities/seeds.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { defaultPreferences, type Preferences } from '../draft/preferences.ts';
import { type QuestionSheetRequest, sheetOrder } from '../questions/question-sheet.ts';
import { printedQuestions, questionSheets } from '../questions/sheets.ts';
import type { Sheet } from './sheet.ts';

/** The options for drawing a sheet. */
export type SheetChoice = Pick<QuestionSheetRequest, 'withText' | 'translated'> & {
  version: 'A' | 'B';
};

/** One worksheet available for a lesson. */
export interface SheetOffer {
  /** The name of the activity or question type, as used in URLs and stored states. */
  name: string;
  title: string;
  /** The feature a plan must include to print it. */
  needs: readonly Feature[];
  /** Why this lesson has no such sheet yet, as a sentence; null if it can be printed. */
  missing: string | null;
  /** Draws the sheet; null if a version has no content. The same options always draw the same sheet. */
  draw: (choice: SheetChoice) => Sheet | null;
}

/**
 * Returns every worksheet of a lesson. `stored` are the saved states of its activities: paper shows the same
 * gaps as the projector. An activity that was never opened gets the state the projector would create.
 */
export async function sheetOffers(
  material: LessonMaterial,
  stored: Readonly<Record<string, unknown>>,
  usual: Preferences = defaultPreferences,
): Promise<SheetOffer[]> {
  const made = await Promise.all(
    activityNames.map(async (name): Promise<SheetOffer> => {
      const definition = await definitionOf(name);
      const { title, feature } = activityMenus[name];
      const offer = { name, title, needs: needsOf(feature) };
      const missing = definition.missing(material);
      if (missing !== null) return { ...offer, missing, draw: () => null };
      const seed = firstSeed(material.resourceId, name);
      const states = statesOf(definition, material, stored[name], { seed, usual });
      const draw = ({ version }: SheetChoice) => {
        const a = definition.sheet(states.a, material);
        return a && version === 'B' ? drawOther(a, states.b, definition, material) : a;
      };
      return { ...offer, missing: draw(firstChoice) ? null : nothingOnPaper, draw };
    }),
  );
  const asked = await Promise.all(
    printedQuestions.map(async (name): Promise<SheetOffer> => {
      const draw = await questionSheets[name]();
      const seed = firstSeed(material.resourceId, name);
      const drawn = ({ version, ...choice }: SheetChoice) =>
        draw({ ...choice, material, order: sheetOrder(seed, version) });
      return {
        name,
        title: apart(features[questionFeatures[name]]),
        needs: needsOf(questionFeatures[name]),
        missing: drawn(firstChoice) ? null : 'This resource doesn’t have this yet.',
        draw: drawn,
      };
    }),
  );
  return [...made, ...asked];
}

/** Distinguishes a title from that of an activity with the same name in the same list. */
const apart = (title: string) =>
  activityNames.some((name) => activityMenus[name].title === title)
    ? `${title} (questions)`
    : title;

/** Why a printable activity has no sheet now: no gap, no mark. */
const nothingOnPaper = 'Nothing to print yet: open the activity and choose or mark words in it.';

const firstChoice: SheetChoice = { version: 'A', withText: true, translated: false };

const needsOf = (feature: Feature): Feature[] => [...new Set([feature, printFeature(feature)])];

/** Maximum redraws: with few words, a redraw may pick the same ones; after this many there are no others. */
const maxDraws = 8;

/** Version B: the first sheet drawn from other seeds that differs from version A. */
function drawOther(
  a: Sheet,
  stateOf: (draw: number) => StoredActivity<unknown>,
  definition: ActivityDefinition<unknown, StoredActivity<unknown>>,
  material: LessonMaterial,
): Sheet | null {
  let other = definition.sheet(stateOf(0), material);
  for (let draw = 1; draw < maxDraws && other && samePaper(a, other); draw += 1) {
    other = definition.sheet(stateOf(draw), material);
  }
  return other;
}

/** Version A is the stored state; B is the same with another seed. */
function statesOf(
  definition: ActivityDefinition<unknown, StoredActivity<unknown>>,
  material: LessonMaterial,
  stored: unknown,
  { seed, usual }: { seed: number; usual: Preferences },
): { a: StoredActivity<unknown>; b: (draw: number) => StoredActivity<unknown> } {
  const { Options, keep, make } = definition;
  const read = definition.State.safeParse(stored);
  const a = read.success
    ? keep(read.data, material.text)
    : make({ material, options: Options.parse(startingOptions(definition, usual)), seed });
  return {
    a,
    b: (draw) => {
      const other = (a.seed ^ (0xb + draw)) >>> 0;
      return (
        definition.vary?.(a, other, material) ?? make({ material, options: a.options, seed: other })
      );
    },
  };
}

/** True if two sheets ask the same: the order of a word bank alone makes no other version. */
export const samePaper = (one: Sheet, other: Sheet): boolean => asPrinted(one) === asPrinted(other);

const asPrinted = (sheet: Sheet): string =>
  JSON.stringify({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === 'bank' ? { ...block, words: block.words.toSorted() } : block,
    ),
  });
