import type { Sheet } from '#lessons/sheets/sheet.ts';
import { type SheetOffer, samePaper } from '#lessons/sheets/sheet-offers.ts';
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
 * The names that are chosen: those of the address that can be printed, in its order, which may be a lesson
 * plan's. The first that can, where the address names none, or none that there is; for one that cannot be
 * printed now nothing else stands in.
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

/** The chosen names with one more, in front of the first that stands behind it in the list. */
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
 * The pupils' sheets in the order in which they are chosen, version A of each before its version B. A sheet that
 * has no second version, such as a parallel text, is printed once and for all.
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
