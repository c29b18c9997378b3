/** Hands a file to the browser to be kept, under a name that every system accepts. */
export function saveFile(title: string, ending: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(title)}.${ending}`;
  link.click();
  // The browser has begun to read it by the next task; later it would only take memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title without what Windows, macOS or Linux refuse in a file's name. */
export function fileName(title: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused by Windows
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
    .slice(0, 80);
  return name || 'Worksheets';
}
