import { basename } from 'node:path';
import type { Complaint, SourceFile } from './source-file.ts';

/** A style sheet that nothing names is seen by nobody, and nothing else says so. */
export function checkStyles(files: readonly SourceFile[]): Complaint[] {
  const texts = files.map(({ text }) => text);
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .filter(({ path }) => {
      const name = basename(path).replaceAll('.', '\\.');
      const naming = new RegExp(`['"/]${name}['"]`);
      return !texts.some((text) => naming.test(text));
    })
    .map(({ path }) => `${path}: nothing imports this style sheet.`);
}
