/** A name and what it says. */
export interface Turn {
  speaker: string;
  words: string;
}

/**
 * `Léa : Bonjour`, `Mr. Brown: Hello`, `田中：はい`, `ד"ר לוי: שלום`; up to five words are a name. How
 * something is said stands behind the name and is no part of it: `Léa (au téléphone) : Allô`. A colon
 * between digits tells the time.
 */
const named =
  /^(\p{L}(?:[\p{L}\p{M}\p{N}.'’״׳·・/-]|"(?=\p{L})){0,29}(?: [\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.'’״׳·・/-]|"(?=\p{L})){0,19}){0,4})(?:\s?(?:\([^()]{1,40}\)|（[^（）]{1,40}）|\[[^[\]]{1,40}\]))?\s?[:：](?!\/\/)(?!(?<=\p{Nd}.)\p{Nd})\s*((?:\S.*)?)$/u;

/** So many words are a name even where it speaks only once. */
const fewWords = 3;

function readSpeaker(line: string): Turn | null {
  const [, speaker, words = ''] = named.exec(line) ?? [];
  return speaker === undefined ? null : { speaker, words };
}

/**
 * Who says what in these rows: a reader that gives null for a row that no name begins. A long name is
 * taken for one only where it begins another row too, else it may be a sentence (`Il me faut du pain :`).
 */
export function turnsIn(
  rows: readonly string[],
): (row: string) => (Turn & { again: boolean }) | null {
  const times = new Map<string, number>();
  for (const row of rows) {
    const name = readSpeaker(row)?.speaker;
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return (row) => {
    const turn = readSpeaker(row);
    if (!turn) return null;
    const again = (times.get(turn.speaker) ?? 0) > 1;
    return again || turn.speaker.split(' ').length <= fewWords ? { ...turn, again } : null;
  };
}
