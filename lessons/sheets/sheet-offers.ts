import { type Feature, features } from '#contracts/access/features.ts';
import { printFeature } from '#contracts/access/print-feature.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import {
  type ActivityDefinition,
  type StoredActivity,
  startingOptions,
} from '../activities/activity-definition.ts';
import { definitionOf } from '../activities/definitions.ts';
import { activityMenus, activityNames } from '../activities/registry.ts';
import { firstSeed } from '../activities/seeds.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { defaultPreferences, type Preferences } from '../draft/preferences.ts';
import { type QuestionSheetRequest, sheetOrder } from '../questions/question-sheet.ts';
import { printedQuestions, questionSheets } from '../questions/sheets.ts';
import type { Sheet } from './sheet.ts';

/** How a sheet is to be drawn. */
export type SheetChoice = Pick<QuestionSheetRequest, 'withText' | 'translated'> & {
  version: 'A' | 'B';
};

/** One worksheet that can be had from a lesson. */
export interface SheetOffer {
  /** The activity's name or the question type's, as addresses and stored states use it. */
  name: string;
  title: string;
  /** What a plan must include to print it. */
  needs: readonly Feature[];
  /** Why this lesson has none yet, as a sentence; null when it can be printed. */
  missing: string | null;
  /** Null where a version has nothing to offer. The same choice always draws the same sheet. */
  draw: (choice: SheetChoice) => Sheet | null;
}

/**
 * Every worksheet of a lesson. `stored` are the states that its activities keep: paper shows the same
 * gaps as the projector. An activity that was never opened is made as the projector will make it.
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
        missing: drawn(firstChoice) ? null : 'Not made for this resource yet.',
        draw: drawn,
      };
    }),
  );
  return [...made, ...asked];
}

/** An activity of the same name stands in the same list. */
const apart = (title: string) =>
  activityNames.some((name) => activityMenus[name].title === title)
    ? `${title} (questions)`
    : title;

/** Why an activity that could be printed has no sheet now: no gap, no mark. */
const nothingOnPaper = 'Nothing to print yet: open the activity and choose or mark words in it.';

const firstChoice: SheetChoice = { version: 'A', withText: true, translated: false };

const needsOf = (feature: Feature): Feature[] => [...new Set([feature, printFeature(feature)])];

/** Of few words, chance may draw the same ones again; where that is so each time, there are no others. */
const maxDraws = 8;

/** Version B: of the sheets of other seeds the first that is not the one of A. */
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

/** Whether two sheets ask the same: in what order a word bank stands makes no other version. */
export const samePaper = (one: Sheet, other: Sheet): boolean => asPrinted(one) === asPrinted(other);

const asPrinted = (sheet: Sheet): string =>
  JSON.stringify({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === 'bank' ? { ...block, words: block.words.toSorted() } : block,
    ),
  });
