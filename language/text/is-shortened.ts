/**
 * True for a sequence of abbreviations: z. B., p. ex., av. J.-C., U.S.A. They are pronounced as the full
 * words.
 */
export const isShortened = (word: string): boolean => /\p{L}\.[\s-]?\p{L}{1,4}\.$/u.test(word);
