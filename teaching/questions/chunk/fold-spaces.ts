/** Chunks are compared without white space: French sets a narrow space before `?`, models often do not. */
export function foldSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, '');
}
