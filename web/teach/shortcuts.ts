/**
 * The single keys of the teaching view, as its Display panel tells them. None of them is a letter on a
 * button that does something else: T, N and A are what is shown.
 */
export const shortcuts = [
  { key: 'R', does: 'Reveal or solve the next one' },
  { key: 'S', does: 'Show or solve all' },
  { key: 'H', does: 'Hide all again' },
  { key: 'F', does: 'Full screen' },
  { key: 'T', does: 'Show or hide the target text' },
  { key: 'N', does: 'Show or hide the native text' },
  { key: '?', does: 'Show or hide the questions' },
  { key: 'A', does: 'Show or hide everything' },
] as const;
