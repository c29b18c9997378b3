import type { Text } from '#language/text/text.ts';
import { retainGaps } from './edit-gaps.ts';
import type { GapState } from './options.ts';

/**
 * A state out of a browser's storage or an older server: undefined unless it looks whole. The server
 * checks with the full schema; this guard keeps 9 KB of Zod out of the page that a class waits for.
 */
export function parseGapState(value: unknown, text: Text): GapState | undefined {
  return looksWhole(value) ? retainGaps(value, text) : undefined;
}

function looksWhole(value: unknown): value is GapState {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, ids, options } = value as Partial<Record<keyof GapState, unknown>>;
  const source = isRecord(options) ? options.source : undefined;
  return (
    typeof seed === 'number' &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    isRecord(source) &&
    typeof source.kind === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
