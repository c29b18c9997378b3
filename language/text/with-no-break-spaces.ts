/** A space that no line may end at. */
const fixedSpace = '\u00a0';

/**
 * The text with fixed spaces where French sets a mark apart from its word: before ! ? : ; and », behind «.
 * Browsers would else begin a line with the mark. The length stays, and marking takes the spaces for alike.
 * A » before a word and a « behind one are German quotation marks the other way round, and stay.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<=\S)[ \u202f](?=[!?:;]|»(?![\p{L}\p{N}]))/gu, fixedSpace)
    .replace(/(?<=(?:^|[\s([“‘"'’—–-])«)[ \u202f](?=\S)/gu, fixedSpace);
}

/** The text with plain spaces for all fixed ones, for where spaces are not seen: sound, search. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');
