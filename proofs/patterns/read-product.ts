import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/world/settings.ts';

/** A file: its path relative to the root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Returns every TypeScript file that is deployed: the product's top-level folders without their tests. */
export function readProduct(): SourceFile[] {
  return globSync(
    [
      '{language,contracts,ui,lessons,functions,db}/**/*.{ts,tsx}',
      'web/{app,features,teach}/**/*.{ts,tsx}',
    ],
    { cwd: root },
  )
    .filter((path) => !/\.(test|proof)\.tsx?$|(^|\/)(testing|node_modules|\.wrangler)\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
