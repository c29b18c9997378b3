import { tidyLine } from '#language/text/build-sentence.ts';

/** Marks of a list, with those of Word, which stand in its own fonts; `o` and `·` are some before a tab. */
const bullet = /^(?:([●○■□])(?!\1)|[•▪◦‣➢➤►▶✓✔→⇒❖\uf0a7\uf0b7\uf0d8\uf0fc\uf076]|[o·](?=\t))\s*/u;
const hyphen = /^-\s+(?=\S)/u;
const star = /^\*\s+(?=\S)/u;
const asked = /[!?؟！？](?:\s|$)/u;

/** One row of a text; `listed` when a bullet stood before it. */
export interface BulletRow {
  row: string;
  listed: boolean;
}

/**
 * The rows tidied and without their bullets. A star is a bullet where most rows have one. So is a hyphen,
 * unless one of them asks or exclaims: then people speak in turn (`- Ça va ?`).
 */
export function withoutBullets(rows: readonly string[]): BulletRow[] {
  const filled = rows.filter((row) => row.trim() !== '');
  const most = (mark: RegExp) => {
    const marked = filled.filter((row) => mark.test(row.trim()));
    return marked.length >= 2 && marked.length * 2 >= filled.length ? marked : [];
  };
  const hyphened = most(hyphen);
  const marks = [bullet];
  if (most(star).length > 0) marks.push(star);
  if (hyphened.length > 0 && !hyphened.some((row) => asked.test(row))) marks.push(hyphen);
  return rows.map((row) => {
    const whole = row.trimStart();
    const mark = marks.find((each) => each.test(whole));
    return { row: tidyLine(mark ? whole.replace(mark, '') : row), listed: mark !== undefined };
  });
}
