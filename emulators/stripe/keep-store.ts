import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyStore, type Stored } from './stripe-state.ts';
import { upgradeStore } from './upgrade-store.ts';

/**
 * What was kept in a file before, or nothing yet; without a file, nothing outlives the program. `base` is
 * where the pages stand now: the addresses kept of them follow.
 */
export function loadStore(file: string | null, base: string): Stored {
  if (!file || !existsSync(file)) return { ...emptyStore(), base };
  const text = readFileSync(file, 'utf8');
  const kept: Stored = { ...emptyStore(), ...JSON.parse(text) };
  if (kept.base === '' || kept.base === base) return upgradeStore({ ...kept, base });
  const moved = JSON.parse(text.replaceAll(`${kept.base}/`, `${base}/`));
  return upgradeStore({ ...emptyStore(), ...moved, base });
}

/** Writes the file whole or not at all: the program may be killed at any moment. */
export function writeStore(file: string | null, stored: Stored): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(stored));
  renameSync(`${file}.new`, file);
}
