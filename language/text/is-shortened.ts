/** Whether a word is a row of shortened ones: z. B., p. ex., av. J.-C., U.S.A. It is read as what they stand for. */
export const isShortened = (word: string): boolean => /\p{L}\.[\s-]?\p{L}{1,4}\.$/u.test(word);
