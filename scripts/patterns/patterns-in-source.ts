import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../world/settings.ts';

/** A regular expression as it stands in a file. */
export interface SourcePattern {
  file: string;
  source: string;
  flags: string;
}

const product = ['teaching', 'functions', 'db', 'web/src'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const isTest = /\.(?:test|bench|proof)\.tsx?$|\/testing\/|\/samples\/|\/examples?\//;

/** Every regular expression that the product's own files write, each once, by file. */
export function patternsInSource(): SourcePattern[] {
  const found = new Map<string, SourcePattern>();
  for (const file of globSync(product, { cwd: root }).sort()) {
    if (isTest.test(file)) continue;
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    collect(program, ({ pattern, flags }) => {
      const key = `/${pattern}/${flags}`;
      if (!found.has(key)) found.set(key, { file, source: pattern, flags });
    });
  }
  return [...found.values()];
}

interface Written {
  pattern: string;
  flags: string;
}

function collect(node: unknown, take: (written: Written) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, take);
    return;
  }
  const written: unknown = Reflect.get(node, 'regex');
  if (Reflect.get(node, 'type') === 'Literal' && isWritten(written)) take(written);
  for (const one of Object.values(node)) collect(one, take);
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
