/** The paper sizes used in classrooms around the world, in millimetres. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** The margin around a sheet, in millimetres: wide enough that no printer cuts off content. */
export const pageMargin = 15;

/** The CSS rule that sets the paper size and orientation for printing. */
export function pageRule(paper: Paper, onItsSide = false): string {
  const { width: short, height: long } = papers[paper];
  const [width, height] = onItsSide ? [long, short] : [short, long];
  return `@page { size: ${width}mm ${height}mm; margin: ${pageMargin}mm; }`;
}

/** Countries whose offices and schools use US Letter (Unicode CLDR 46, paperSize). */
const letterCountries = [
  'USA',
  'CAN',
  'MEX',
  'PHL',
  'COL',
  'CHL',
  'VEN',
  'GTM',
  'CRI',
  'PAN',
  'PRI',
];

/** The paper size used by schools in a country; `country` is a three-letter code. */
export function paperOfCountry(country: string | undefined): Paper {
  return country && letterCountries.includes(country) ? 'letter' : 'a4';
}

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Returns the largest size with the same aspect ratio that fits into a square of the given side. The size is
 * in whole pixels, at least one.
 */
export function fitSquare({ width, height }: PictureSize, side: number): PictureSize {
  const scale = side / Math.max(width, height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
