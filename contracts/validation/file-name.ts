import { cutText } from '#language/text/cut-text.ts';

/** Removes the characters from a title that Windows, macOS or Linux do not allow in file names. */
export function fileName(title: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused by Windows
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '');
  return cutText(name, 80).trim() || 'Worksheets';
}
