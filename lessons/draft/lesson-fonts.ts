/**
 * The families a teacher may choose for the text, most of them on every school's computer; the rest of
 * each stack is the nearest that other systems have. Scripts that these lack fall through to Noto: not
 * past DejaVu by its name, behind which Chromium on Linux draws boxes; there it is `sans-serif` anyway.
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

/** The whole `font-family` of a choice; it always ends in Noto and the system's own. */
export function fontStack(font: LessonFont): string {
  return `${lessonFonts[font].stack}, "Noto Sans", sans-serif, var(--scripts)`;
}
