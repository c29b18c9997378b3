/** A speaker's name and words. */
export interface Turn {
  speaker: string;
  words: string;
}

/**
 * Matches a name before a colon: `Léa : Bonjour`, `Mr. Brown: Hello`, `田中：はい`, `ד"ר לוי: שלום`. A name has up
 * to five words. A stage direction after the name is not part of the name: `Léa (au téléphone) : Allô`. A
 * colon between digits is part of a time.
 */
const named =
  /^(\p{L}(?:[\p{L}\p{M}\p{N}.'’״׳·・/-]|"(?=\p{L})){0,29}(?: [\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.'’״׳·・/-]|"(?=\p{L})){0,19}){0,4})(?:\s?(?:\([^()]{1,40}\)|（[^（）]{1,40}）|\[[^[\]]{1,40}\]))?\s?[:：](?!\/\/)(?!(?<=\p{Nd}.)\p{Nd})\s*((?:\S.*)?)$/u;

/**
 * Matches a name before brackets: `田中「おはよう。」`. In Japanese and Chinese the name directly precedes the
 * brackets, and the brackets contain the whole turn except a stage direction. Text that ends in a particle or
 * a verb of saying is not a name but the start of a sentence: `私は「はい」`, `小明說「好」`.
 */
const bracketed =
  /^((?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{N}A-Za-zＡ-Ｚａ-ｚー々]|[・·](?=\p{L})){1,10}(?<![はがをにへで说說道问問答叫喊]))\s?(?:（[^（）]{1,40}）|\([^()]{1,40}\))?\s?「((?:[^「」]|「[^「」]*」)+)」\s*(?:（[^（）]{1,40}）\s*)?$/u;
/**
 * Particles that are also the ending of some names, such as まこと and 子ども. A name with such an ending is
 * accepted only if it begins two rows.
 */
const likeParticle = /[ともの]$/u;
/**
 * Sentence-final punctuation. Used to tell a dialogue from a list of titles, such as `映画「生きる」`: in a list of
 * titles, no bracket contains it.
 */
const sentenceEnd = /[。！？!?…]/u;

/** A name with at most this many words is accepted even if it occurs only once. */
const fewWords = 3;

/**
 * In French textbooks a dash precedes the name, `– Emma : Oui`, or follows a name in capitals, `EMMA — Oui`.
 * A lower-case name before a dash is part of a sentence.
 */
const dashBefore = /^[-–—―]\s*(?=\p{L})/u;
const dashBehind =
  /^(\p{Lu}(?:[\p{Lu}\p{M}\p{N}.'’/-]|\s(?=[\p{Lu}\p{N}])){1,29})(?:\s?\([^()]{1,40}\))?\s*(?:\.\s*)?[–—―]\s*((?:\S.*)?)$/u;

/**
 * A turn written in one row, and the kind of separator after the name. A name before brackets or a dash must
 * occur more than once.
 */
type WrittenTurn = Turn & { by: 'colon' | 'brackets' | 'dash' };

function parseSpeaker(line: string): WrittenTurn | null {
  const row = line.replace(dashBefore, '');
  for (const [by, form] of [
    ['colon', named],
    ['brackets', bracketed],
    ['dash', dashBehind],
  ] as const) {
    const [, speaker, words = ''] = form.exec(row) ?? [];
    if (speaker !== undefined) {
      // In MME ROY. — the full stop belongs to the dash; in "Mr." before a colon it belongs to the name.
      const name = by === 'dash' ? speaker.replace(/\.$/, '') : speaker;
      return { speaker: name.trim(), words, by };
    }
  }
  return null;
}

/**
 * Returns a parser for these rows; for a row without a speaker's name, the parser returns null. A long name
 * is accepted only if it also begins another row, because it may be a sentence (`Il me faut du pain :`). A
 * name before brackets is accepted only if (a) another row also has a name before brackets and (b) at least
 * one bracket contains a sentence, because the rows may be titles (`映画「生きる」`).
 */
export function turnsIn(
  rows: readonly string[],
): (row: string) => (Turn & { again: boolean }) | null {
  const turns = rows.flatMap((row) => parseSpeaker(row) ?? []);
  const times = new Map<string, number>();
  for (const { speaker } of turns) times.set(speaker, (times.get(speaker) ?? 0) + 1);
  const quoted = turns.filter(({ by }) => by === 'brackets');
  const isDashed = turns.filter(({ by }) => by === 'dash').length > 1;
  const isQuoting = quoted.length > 1 && quoted.some(({ words }) => sentenceEnd.test(words));
  return (row) => {
    const turn = parseSpeaker(row);
    if (!turn) return null;
    const { speaker, words, by } = turn;
    const again = (times.get(speaker) ?? 0) > 1;
    if (by === 'dash' && !isDashed) return null;
    if (by === 'brackets' && !(isQuoting && (again || !likeParticle.test(speaker)))) return null;
    return again || speaker.split(' ').length <= fewWords ? { speaker, words, again } : null;
  };
}
