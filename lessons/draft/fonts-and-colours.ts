/**
 * The font families that a teacher may choose for the text. Most are installed on every school's computers;
 * the rest of each stack lists the nearest equivalents on other systems. Scripts that these fonts lack fall
 * back to Noto. DejaVu is not listed by name, because Chromium on Linux would then draw boxes for all
 * characters that need a later font in the stack. `sans-serif` resolves to DejaVu on Linux anyway.
 */
export const lessonFonts = {
  tahoma: { name: 'Tahoma', stack: 'Tahoma, Verdana' },
  verdana: { name: 'Verdana', stack: 'Verdana, Geneva' },
  arial: { name: 'Arial', stack: 'Arial, Helvetica, "Liberation Sans"' },
  calibri: { name: 'Calibri', stack: 'Calibri, Carlito, Candara, "Segoe UI"' },
  comic: { name: 'Comic Sans', stack: '"Comic Sans MS", "Comic Neue", "Chalkboard SE"' },
  dyslexic: { name: 'OpenDyslexic', stack: 'OpenDyslexic, "Comic Sans MS", Verdana' },
  noto: { name: 'Noto', stack: '"Noto Sans", "Open Sans"' },
} as const satisfies Record<string, { name: string; stack: string }>;

export type LessonFont = keyof typeof lessonFonts;

export const lessonFontNames = Object.keys(lessonFonts) as LessonFont[];

/** Returns the complete `font-family` of a choice; it always ends in Noto and the system's own fonts. */
export function fontStack(font: LessonFont): string {
  return `${lessonFonts[font].stack}, "Noto Sans", sans-serif, var(--scripts)`;
}

/**
 * Text and background colours of the lesson on the projector. Each name except `screen`, which follows the
 * theme, is a block of tokens in `web/app/styles/lesson-colours.css`; `ground` (background) and `ink` (text)
 * are the colours of its sample.
 */
export const lessonColours = {
  screen: { ground: '', ink: '' },
  white: { ground: '#ffffff', ink: '#000000' },
  cream: { ground: '#fdf6e3', ink: '#2b2416' },
  sky: { ground: '#e3f0fa', ink: '#10243a' },
  yellow: { ground: '#ffe95c', ink: '#000000' },
  slate: { ground: '#1d2430', ink: '#eef1f6' },
  black: { ground: '#000000', ink: '#ffffff' },
  night: { ground: '#000000', ink: '#ffe95c' },
} as const satisfies Record<string, { ground: string; ink: string }>;

export type LessonColours = keyof typeof lessonColours;

export const lessonColourNames = Object.keys(lessonColours) as LessonColours[];

/** Font sizes that can be reached with a single step of 2 (specification 4). */
const landings = new Set([5, 8, 10, 13, 15, 18, 20, 23, 28, 30, 33, 38, 40, 43, 48, 53, 55]);

/**
 * Limits of the font size in points. At the minimum the text is still legible; at the maximum a projector can
 * still show a whole word.
 */
export const smallestFontSize = 10;
export const largestFontSize = 100;

/**
 * Returns the next font size up (1) or down (-1). The step is 2 if it leads to one of the listed sizes,
 * otherwise 1 (specification 4, interpreted as in language-rules 10: decision 0013).
 */
export function stepFontSize(size: number, direction: 1 | -1): number {
  const far = size + 2 * direction;
  const next = landings.has(far) ? far : size + direction;
  return Math.min(largestFontSize, Math.max(smallestFontSize, next));
}
