import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArrows } from './house/check-arrows.ts';
import { checkDuties } from './house/check-duties.ts';
import { checkNames } from './house/check-names.ts';
import { checkStyles } from './house/check-styles.ts';
import type { Complaint, SourceFile } from './house/source-file.ts';
import { root } from './world/settings.ts';

/** Checks the rules of the tree (design 1, style) and answers every complaint. */
export function checkHouse(files: readonly SourceFile[]): Complaint[] {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const registries = code
    .filter(({ path }) => path.endsWith('/registry.ts'))
    .map(({ text }) => text);
  return [
    ...code.flatMap(checkArrows),
    ...code.flatMap(checkNames),
    ...checkDuties(
      code.map(({ path }) => path),
      registries,
    ),
    ...checkStyles(files),
  ];
}

/** Every TypeScript file of the product, and what its pages are made of beside it. */
export function readHouse(): SourceFile[] {
  const code =
    '{language,contracts,ui,lessons,db,functions,web,emulators,proofs,scripts,e2e}/**/*.{ts,tsx}';
  return globSync([code, '{web,lessons,ui}/**/*.{css,html}'], { cwd: root })
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
