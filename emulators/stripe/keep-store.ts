import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyStore, type Stored } from './stripe-state.ts';
import { upgradeStore } from './upgrade-store.ts';

/**
 * Loads the state from a file, or returns an empty state. If `file` is null, the state is not persisted.
 * `base` is the current base URL of the pages; stored URLs are updated to it.
 */
export function loadStore(file: string | null, base: string): Stored {
  if (!file || !existsSync(file)) return { ...emptyStore(), base };
  const text = readFileSync(file, 'utf8');
  const kept: Stored = { ...emptyStore(), ...JSON.parse(text) };
  if (kept.base === '' || kept.base === base) return upgradeStore({ ...kept, base });
  const moved = JSON.parse(text.replaceAll(`${kept.base}/`, `${base}/`));
  return upgradeStore({ ...emptyStore(), ...moved, base });
}

/** Writes the file atomically, because the process may be killed at any moment. */
export function writeStore(file: string | null, stored: Stored): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(stored));
  renameSync(`${file}.new`, file);
}
