import type { Sheet } from '#lessons/sheets/sheet.ts';
import { type SheetOffer, samePaper } from '#lessons/sheets/sheet-offers.ts';
import type { PrintChoices } from './print-choices.ts';

/** A sheet that the lesson offers, and whether this person can print it. */
export interface OfferedSheet extends SheetOffer {
  /** Why it cannot be printed now, as a sentence; null if it can. */
  why: string | null;
}

/** One sheet to be printed; `version` is absent if only one version is printed. */
export interface PrintedSheet {
  name: string;
  version: 'A' | 'B' | undefined;
  sheet: Sheet;
}

/**
 * The sheets that the lesson offers, each with the reason if the plan or the resource does not allow printing
 * it.
 */
export function offersFor(
  offers: readonly SheetOffer[],
  features: readonly string[],
): OfferedSheet[] {
  return offers.map((offer) => ({
    ...offer,
    why: offer.needs.every((feature) => features.includes(feature))
      ? offer.missing
      : 'Not in your plan.',
  }));
}

/**
 * The names of the selected sheets: those in the address that can be printed, in the order of the address,
 * which may come from a lesson plan. Falls back to the first printable sheet if the address names none, or
 * none that exists; a sheet that cannot be printed now is not replaced by another.
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

/** Inserts a name into the selected ones, before the first one that comes after it in the list of offers. */
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
 * The pupils' sheets in the selected order, version A of each before its version B. A sheet without a second
 * version, such as a parallel text, is printed once.
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
