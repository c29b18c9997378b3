import { fileName } from '#contracts/validation/file-name.ts';

/** Downloads a file under a name that every operating system accepts. */
export function saveFile(title: string, ending: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(title)}.${ending}`;
  link.click();
  // The browser starts to read the blob in the next task. After that the URL is not needed and would only use
  // memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
