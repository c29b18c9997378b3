import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArrows } from './house/check-arrows.ts';
import { checkDuties } from './house/check-duties.ts';
import { checkNames } from './house/check-names.ts';
import type { Complaint, SourceFile } from './house/source-file.ts';
import { root } from './world/settings.ts';

/** Checks the rules of the tree (design 1, style) and answers every complaint. */
export function checkHouse(files: readonly SourceFile[]): Complaint[] {
  const registries = files
    .filter(({ path }) => path.endsWith('/registry.ts'))
    .map(({ text }) => text);
  return [
    ...files.flatMap(checkArrows),
    ...files.flatMap(checkNames),
    ...checkDuties(
      files.map(({ path }) => path),
      registries,
    ),
  ];
}

/** Every TypeScript file of the product. */
export function readHouse(): SourceFile[] {
  return globSync('{web,functions,teaching,db,scripts,e2e}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/(^|\/)(node_modules|\.wrangler|dist)\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (import.meta.main) {
  const files = readHouse();
  const complaints = checkHouse(files);
  for (const complaint of complaints) console.error(complaint);
  console.log(`House: ${files.length} files, ${complaints.length} complaints.`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
