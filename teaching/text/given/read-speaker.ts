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

/**
 * `田中「おはよう。」`: in Japanese and Chinese the name stands before the brackets alone, which hold the whole
 * rest. What ends in a particle, or says that somebody speaks, begins a sentence: `私は「はい」`, `小明說「好」`.
 */
const bracketed =
  /^((?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{N}A-Za-zＡ-Ｚａ-ｚー々]|[・·](?=\p{L})){1,10}(?<![はがをにへとでものて说說道问問答叫喊]))\s?(?:（[^（）]{1,40}）|\([^()]{1,40}\))?\s?「((?:[^「」]|「[^「」]*」)+)」\s*$/u;

/** So many words are a name even where it speaks only once. */
const fewWords = 3;

function readSpeaker(line: string): (Turn & { inBrackets: boolean }) | null {
  const colon = named.exec(line);
  const [, speaker, words = ''] = colon ?? bracketed.exec(line) ?? [];
  return speaker === undefined ? null : { speaker, words, inBrackets: !colon };
}

/**
 * Who says what in these rows: a reader that gives null for a row that no name begins. A long name is
 * taken for one only where it begins another row too, else it may be a sentence (`Il me faut du pain :`);
 * a name before brackets only where another row has one, else it may be a title (`映画「生きる」`).
 */
export function turnsIn(
  rows: readonly string[],
): (row: string) => (Turn & { again: boolean }) | null {
  const times = new Map<string, number>();
  let inBrackets = 0;
  for (const row of rows) {
    const turn = readSpeaker(row);
    if (!turn) continue;
    times.set(turn.speaker, (times.get(turn.speaker) ?? 0) + 1);
    if (turn.inBrackets) inBrackets += 1;
  }
  return (row) => {
    const turn = readSpeaker(row);
    if (!turn || (turn.inBrackets && inBrackets < 2)) return null;
    const { speaker, words } = turn;
    const again = (times.get(speaker) ?? 0) > 1;
    return again || speaker.split(' ').length <= fewWords ? { speaker, words, again } : null;
  };
}
