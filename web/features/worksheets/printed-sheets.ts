import { t } from '@lingui/core/macro';
import type { Sheet } from '#lessons/sheets/sheet.ts';
import { type SheetOffer, samePaper } from '#lessons/sheets/sheet-offers.ts';
import type { PrintChoices } from './print-choices.ts';

/** A sheet that the lesson offers. It includes the reason if this user cannot print it. */
export interface OfferedSheet extends SheetOffer {
  /** The reason why the sheet cannot be printed now, as a sentence; null if it can be printed. */
  why: string | null;
}

/** One sheet to be printed; `version` is absent if only one version is printed. */
export interface PrintedSheet {
  name: string;
  version: 'A' | 'B' | undefined;
  sheet: Sheet;
}

/**
 * Returns the sheets that the lesson offers. A sheet includes a reason if the plan or the resource does not
 * allow printing it.
 */
export function offersFor(
  offers: readonly SheetOffer[],
  features: readonly string[],
): OfferedSheet[] {
  return offers.map((offer) => ({
    ...offer,
    why: offer.needs.every((feature) => features.includes(feature))
      ? offer.missing
      : t`Not in your plan.`,
  }));
}

/**
 * The names of the selected sheets: the printable sheets in the address, in the address's order, which may
 * come from a lesson plan. If the address names no existing sheet, the first printable sheet is selected. If
 * the address names a sheet that cannot be printed now, no other sheet replaces it.
 */
export function chosenNames(
  offers: readonly OfferedSheet[],
  sheets: PrintChoices['sheets'],
): string[] {
  const open = offers.filter(({ why }) => why === null).map(({ name }) => name);
  const named = offers.some(({ name }) => sheets?.includes(name));
  const unsaid = sheets === null || (sheets.length > 0 && !named);
  return unsaid ? open.slice(0, 1) : [...new Set(sheets)].filter((name) => open.includes(name));
}

/** Inserts a name into the selected names, before the first name that follows it in the list of offers. */
export function withName(
  offers: readonly OfferedSheet[],
  chosen: readonly string[],
  name: string,
): string[] {
  const place = (one: string) => offers.findIndex((offer) => offer.name === one);
  const next = chosen.findIndex((one) => place(one) > place(name));
  return next < 0 ? [...chosen, name] : chosen.toSpliced(next, 0, name);
}

/**
 * The pupils' sheets in the selected order. Version A of each sheet is directly before its version B. A sheet
 * without a second version, such as a parallel text, is printed once.
 */
export function printedSheets(
  offers: readonly OfferedSheet[],
  choices: PrintChoices,
): PrintedSheet[] {
  return chosenNames(offers, choices.sheets)
    .flatMap((chosen) => offers.find(({ name }) => name === chosen) ?? [])
    .flatMap(({ name, draw }): PrintedSheet[] => {
      const a = draw({ ...choices, version: 'A' });
      if (!a) return [];
      const b = choices.versions === 'ab' ? draw({ ...choices, version: 'B' }) : null;
      if (!b || samePaper(a, b)) {
        return [{ name, version: undefined, sheet: a }];
      }
      return [
        { name, version: 'A', sheet: a },
        { name, version: 'B', sheet: b },
      ];
    });
}
