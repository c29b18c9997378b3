/**
 * Text and ground of the lesson on the projector. Each name but `screen`, which follows the theme, is
 * a block of tokens in `web/app/styles/lesson-colours.css`; `ground` and `ink` are its sample.
 */
export const lessonColours = {
  screen: { name: 'As the screen', ground: '', ink: '' },
  white: { name: 'Black on white', ground: '#ffffff', ink: '#000000' },
  cream: { name: 'Dark on cream', ground: '#fdf6e3', ink: '#2b2416' },
  sky: { name: 'Dark on pale blue', ground: '#e3f0fa', ink: '#10243a' },
  yellow: { name: 'Black on yellow', ground: '#ffe95c', ink: '#000000' },
  slate: { name: 'Light on dark', ground: '#1d2430', ink: '#eef1f6' },
  black: { name: 'White on black', ground: '#000000', ink: '#ffffff' },
  night: { name: 'Yellow on black', ground: '#000000', ink: '#ffe95c' },
} as const satisfies Record<string, { name: string; ground: string; ink: string }>;

export type LessonColours = keyof typeof lessonColours;

export const lessonColourNames = Object.keys(lessonColours) as LessonColours[];
