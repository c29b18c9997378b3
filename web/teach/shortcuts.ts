/** The single keys of the teaching view, as its Display panel tells them. */
export const shortcuts = [
  { key: 'N', does: 'Reveal or solve the next one' },
  { key: 'A', does: 'Reveal or solve all' },
  { key: 'H', does: 'Hide all again' },
  { key: 'F', does: 'Full screen' },
] as const;
