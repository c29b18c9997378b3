import { fileName } from '#contracts/validation/file-name.ts';

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
