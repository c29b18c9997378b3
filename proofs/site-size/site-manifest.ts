import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod';
import { root } from '#scripts/world/settings.ts';

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);

/** The builds of the site (`scripts/build-site.ts`). */
export type SiteEntry = 'app' | 'teach' | 'pupil' | 'front';

/** Sizes in Brotli kilobytes. */
export interface Weight {
  script: number;
  style: number;
}

/** The files of a build, as Vite reports them. */
export class SiteManifest {
  readonly #chunks: z.infer<typeof Manifest>;
  readonly #weights = new Map<string, number>();

  constructor(entry: SiteEntry) {
    const text = readFileSync(join(root, `dist/${entry}-manifest.json`), 'utf8');
    this.#chunks = Manifest.parse(JSON.parse(text));
  }

  /** The files that must load before the page starts. */
  entryFiles(): Set<string> {
    const [entry] = Object.entries(this.#chunks).find(([, { isEntry }]) => isEntry) ?? [];
    if (!entry) throw new Error('The build has no entry.');
    // A build whose style is not split has one sheet, which is listed beside the entry.
    const sheet = this.#chunks['style.css'];
    return this.filesOf(entry, new Set(sheet ? [sheet.file] : []));
  }

  /** The files of a chunk that the build's configuration names, and of its imports. */
  filesOfGroup(name: string): Set<string> {
    const [module] = Object.entries(this.#chunks).find(([, chunk]) => chunk.name === name) ?? [];
    if (!module) throw new Error(`The build has no group ${name}.`);
    return this.filesOf(module);
  }

  /** The files of a lazily loaded module, such as `features/results/ClassResult.tsx`, and of its imports. */
  filesOf(module: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
    const chunk = this.#chunks[module];
    if (!chunk) throw new Error(`${module} is no chunk of its own.`);
    if (seen.has(module)) return found;
    seen.add(module);
    for (const file of [chunk.file, ...chunk.css]) found.add(file);
    for (const other of chunk.imports) this.filesOf(other, found, seen);
    return found;
  }

  weightOf(files: Iterable<string>): Weight {
    const weight = { script: 0, style: 0 };
    for (const file of files) {
      weight[file.endsWith('.css') ? 'style' : 'script'] += this.#kilobytes(file);
    }
    return weight;
  }

  #kilobytes(file: string): number {
    const known = this.#weights.get(file);
    if (known !== undefined) return known;
    const weight = brotliCompressSync(readFileSync(siteFile(file))).length / 1024;
    this.#weights.set(file, weight);
    return weight;
  }
}

export const siteFile = (name: string) => join(root, 'dist/client', name);

export const totalOf = ({ script, style }: Weight) => script + style;
