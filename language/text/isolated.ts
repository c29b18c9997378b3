/**
 * Isolates the direction of a text inside a line that is a single string (an option, a page footer). Without
 * the isolate (UAX 9), a leading "2. …" would move the full stop of an Arabic sentence to the wrong end.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
