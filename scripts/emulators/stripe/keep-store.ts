import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyStore, type Stored } from './stripe-state.ts';

/** What was kept in a file before, or nothing yet; without a file, nothing outlives the program. */
export function readStore(file: string | null): Stored {
  if (!file || !existsSync(file)) return emptyStore();
  return { ...emptyStore(), ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** Writes the file whole or not at all: the program may be killed at any moment. */
export function writeStore(file: string | null, stored: Stored): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(stored));
  renameSync(`${file}.new`, file);
}
