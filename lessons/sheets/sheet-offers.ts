import { msg, t } from '@lingui/core/macro';
import type { Feature } from '#contracts/access/features.ts';
import { printFeature } from '#contracts/access/print-feature.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import {
  type ActivityDefinition,
  type StoredActivity,
  startingOptions,
} from '../activities/activity-definition.ts';
import { activityWords } from '../activities/activity-words.ts';
import { definitionOf } from '../activities/definitions.ts';
import { activityMenus, activityNames } from '../activities/menu.ts';
import { firstSeed } from '../activities/seeds.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { defaultPreferences, type Preferences } from '../draft/preferences.ts';
import { type QuestionSheetRequest, sheetOrder } from '../questions/question-sheet.ts';
import { questionWords } from '../questions/question-words.ts';
import { type PrintedQuestion, printedQuestions, questionSheets } from '../questions/sheets.ts';
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
  /** The features that a plan must include to print the sheet. */
  needs: readonly Feature[];
  /** The reason, as a sentence, why the lesson does not have this sheet yet; null if it can be printed. */
  missing: string | null;
  /**
   * Draws the sheet; returns null if the requested version has no content. The same options always draw the
   * same sheet.
   */
  draw: (choice: SheetChoice) => Sheet | null;
}

/**
 * Returns every worksheet of a lesson. `stored` contains the saved states of the lesson's activities; they
 * ensure that the printed gaps are the same as on the projector. An activity that was never opened gets the
 * state that the projector would create.
 */
export async function sheetOffers(
  material: LessonMaterial,
  stored: Readonly<Record<string, unknown>>,
  usual: Preferences = defaultPreferences,
): Promise<SheetOffer[]> {
  const made = await Promise.all(
    activityNames.map(async (name): Promise<SheetOffer> => {
      const definition = await definitionOf(name);
      const offer = {
        name,
        title: i18n._(activityWords[name].title),
        needs: needsOf(activityMenus[name].feature),
      };
      const missing = definition.missing(material);
      if (missing !== null) return { ...offer, missing, draw: () => null };
      const seed = firstSeed(material.resourceId, name);
      const states = statesOf(definition, material, stored[name], { seed, usual });
      const draw = ({ version }: SheetChoice) => {
        const a = definition.sheet(states.a, material);
        return a && version === 'B' ? drawOther(a, states.b, definition, material) : a;
      };
      return { ...offer, missing: draw(firstChoice) ? null : i18n._(nothingOnPaper), draw };
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
        title: titleOf(name),
        needs: needsOf(questionFeatures[name]),
        missing: drawn(firstChoice) ? null : t`This resource doesn’t have this yet.`,
        draw: drawn,
      };
    }),
  );
  return [...made, ...asked];
}

/** Returns the title of a question type, with "(questions)" if an activity of the same feature is in the list. */
function titleOf(name: PrintedQuestion): string {
  const title = i18n._(questionWords[name]);
  return activityNames.some((other) => activityMenus[other].feature === questionFeatures[name])
    ? t`${title} (questions)`
    : title;
}

/** The reason why a printable activity has no sheet yet: it has no gaps and no highlighted words. */
const nothingOnPaper = msg`Nothing to print yet: open the activity and choose or mark words in it.`;

const firstChoice: SheetChoice = { version: 'A', withText: true, translated: false };

const needsOf = (feature: Feature): Feature[] => [...new Set([feature, printFeature(feature)])];

/**
 * Maximum number of redraws. With few words, a redraw may select the same words again; after this many
 * redraws, assume that there are no others.
 */
const maxDraws = 8;

/** Returns version B: draws sheets from other seeds until one differs from version A. */
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

/**
 * Returns the states of both versions: version A is the stored state; version B has the same options and
 * another seed.
 */
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

/**
 * True if two sheets print the same questions. A different order of the word bank alone does not make a
 * different version.
 */
export const samePaper = (one: Sheet, other: Sheet): boolean => asPrinted(one) === asPrinted(other);

const asPrinted = (sheet: Sheet): string =>
  JSON.stringify({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === 'bank' ? { ...block, words: block.words.toSorted() } : block,
    ),
  });
