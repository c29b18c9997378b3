/**
 * Isolates the direction of a text within a line that is one string (an option, a page footer): without the
 * isolate (UAX 9), "2. …" moves the full stop of an Arabic sentence to its wrong end.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
