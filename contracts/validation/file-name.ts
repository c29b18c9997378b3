import { cutText } from '#language/text/cut-text.ts';

/** A title without what Windows, macOS or Linux refuse in a file's name. */
export function fileName(title: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused by Windows
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '');
  return cutText(name, 80).trim() || 'Worksheets';
}
