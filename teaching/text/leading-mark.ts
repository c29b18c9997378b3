/**
 * The mark at the beginning of a text that French sets apart by a space, with its space; or nothing.
 * After a box it would begin the next line alone: a browser breaks there, whatever kind of space follows.
 */
export const leadingMark = (text: string): string => /^ [!?:;»]/.exec(text)?.[0] ?? '';
