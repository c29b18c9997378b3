import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../world/settings.ts';

/** A row of a table whose last column names the tests that prove the row. */
export interface ProofRow {
  cells: string[];
  /** The content of the last column. */
  proof: string;
  /** The files named in the last column. */
  files: string[];
}

/** The rows of all tables of a document, without their headings. */
export const readProofRows = (document: string): ProofRow[] =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.endsWith('| Proved by |'))
    .map((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const proof = cells.at(-1) ?? '';
      return {
        cells,
        proof,
        files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      };
    });
