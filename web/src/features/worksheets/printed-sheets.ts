import { samePaper } from '#teaching/sheets/same-paper.ts';
import type { Sheet } from '#teaching/sheets/sheet.ts';
import type { SheetOffer } from '#teaching/sheets/sheet-offers.ts';
import type { PrintChoices } from './print-choices.ts';

/** An offer with what this person's plan says of it. */
export interface OfferedSheet extends SheetOffer {
  /** Why it cannot be printed now, as a sentence; null when it can. */
  why: string | null;
}

/** One sheet of the pack; `version` is absent where only one is printed. */
export interface PrintedSheet {
  name: string;
  version: 'A' | 'B' | undefined;
  sheet: Sheet;
}

/** The offers, with the reason at those that this plan or this resource does not allow. */
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
 * The names that are chosen: those of the address that can be printed. The first that can, where the
 * address names none, or none that there is; for one that cannot be printed now nothing else stands in.
 */
export function chosenNames(
  offers: readonly OfferedSheet[],
  sheets: PrintChoices['sheets'],
): string[] {
  const open = offers.filter(({ why }) => why === null).map(({ name }) => name);
  const named = offers.some(({ name }) => sheets?.includes(name));
  const unsaid = sheets === null || (sheets.length > 0 && !named);
  return unsaid ? open.slice(0, 1) : open.filter((name) => sheets?.includes(name));
}

/**
 * The pupils' sheets in the order of the offers, version A of each before its version B. A sheet that
 * has no second version, such as a parallel text, is printed once and for all.
 */
export function printedSheets(
  offers: readonly OfferedSheet[],
  choices: PrintChoices,
): PrintedSheet[] {
  const names = chosenNames(offers, choices.sheets);
  return offers
    .filter(({ name }) => names.includes(name))
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
