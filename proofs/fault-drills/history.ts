import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#scripts/world/settings.ts';

/** A write that the product has acknowledged, with the values needed to find it again. */
export type Acknowledged =
  | { what: 'resource'; id: string; title: string; ownerId: string }
  | { what: 'writing'; id: string }
  | { what: 'classroom'; id: string; name: string }
  | { what: 'pupils'; ids: string[]; names: string[]; payerId: string }
  | { what: 'homework'; id: number; name: string }
  | { what: 'attempt'; id: number; clientId: string; pupilId: string }
  | { what: 'draft'; taskId: number; pupilId: string; version: number }
  | { what: 'event'; id: string };

/**
 * The history of a drill: every acknowledged write and every kill. It is also written to a file that is kept.
 */
export interface History {
  file: string;
  acknowledged: Acknowledged[];
  add: (write: Acknowledged) => void;
  note: (happened: string) => void;
}

/** Opens the history of a drill at `test-results/fault-drills/<name>-<seed>.jsonl`. */
export function openHistory(name: string, seed: number): History {
  const file = join(root, 'test-results/fault-drills', `${name}-${seed}.jsonl`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const acknowledged: Acknowledged[] = [];
  // Write line by line without buffering, so that the file is complete up to this point even if the drill
  // itself crashes.
  const write = (line: object) =>
    appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  return {
    file,
    acknowledged,
    add(one) {
      acknowledged.push(one);
      write(one);
    },
    note: (happened) => write({ happened }),
  };
}
