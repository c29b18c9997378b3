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
 * rest but for how it is said. What ends in a particle, or says that somebody speaks, begins a sentence:
 * `私は「はい」`, `小明說「好」`.
 */
const bracketed =
  /^((?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{N}A-Za-zＡ-Ｚａ-ｚー々]|[・·](?=\p{L})){1,10}(?<![はがをにへで说說道问問答叫喊]))\s?(?:（[^（）]{1,40}）|\([^()]{1,40}\))?\s?「((?:[^「」]|「[^「」]*」)+)」\s*(?:（[^（）]{1,40}）\s*)?$/u;
/** Particles that names end in as well, まこと and 子ども: they have to begin two rows. */
const likeParticle = /[ともの]$/u;
/** In a list of titles, `映画「生きる」`, nobody says a sentence. */
const sentenceEnd = /[。！？!?…]/u;

/** So many words are a name even where it speaks only once. */
const fewWords = 3;

/**
 * As French textbooks print it, a dash stands before the name, `– Emma : Oui`, or behind one in
 * capitals, `EMMA — Oui`; a name in small letters before a dash is part of a sentence.
 */
const dashBefore = /^[-–—―]\s*(?=\p{L})/u;
const dashBehind =
  /^(\p{Lu}(?:[\p{Lu}\p{M}\p{N}.'’/-]|\s(?=[\p{Lu}\p{N}])){1,29})(?:\s?\([^()]{1,40}\))?\s*(?:\.\s*)?[–—―]\s*((?:\S.*)?)$/u;

/** A turn as one row writes it, and by which sign: names before brackets or dashes have to come more than once. */
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
      // MME ROY. — the stop belongs to the dash, that of a colon's "Mr." to the name.
      const name = by === 'dash' ? speaker.replace(/\.$/, '') : speaker;
      return { speaker: name.trim(), words, by };
    }
  }
  return null;
}

/**
 * Who says what in these rows: a reader that gives null for a row that no name begins. A long name is
 * taken for one only where it begins another row too, else it may be a sentence (`Il me faut du pain :`);
 * a name before brackets only where another row has one and a sentence ends in some, else they may be titles
 * (`映画「生きる」`).
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
