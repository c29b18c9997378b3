/**
 * A text that keeps its own direction within a line that is one string (an option, a line of a page's
 * foot): without the isolate (UAX 9), "2. …" takes the full stop of an Arabic sentence to its wrong end.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
