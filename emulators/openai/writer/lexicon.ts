/** The facts about one word form. */
export interface WordEntry {
  /** A one-letter code from `codeOfPartOfSpeech`. */
  code: string;
  lemma: string;
  /** The meaning in English; empty in the English lexicon. */
  gloss: string;
  reading: string;
}

export interface Lexicon {
  /** Looks up the exact form, then the lower-case form. `place` is written as `scene.n3` or `scene.d5`. */
  find: (form: string, place?: string) => WordEntry | undefined;
  /** Returns the lemma with this English meaning. English thus connects any two languages. */
  byGloss: (english: string) => string | undefined;
}

/**
 * Parses the compact lines of corpus/lexicon: a code letter, then `form=lemma,gloss,reading` entries,
 * separated by semicolons. A line that begins with `@scene.n3` applies only to that sentence.
 */
export function readLexicon(lines: string): Lexicon {
  const entries = new Map<string, WordEntry>();
  const lemmas = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const found = /^(?:@(\S+) )?([A-Z]) (.+)$/u.exec(line.trim());
    if (!found) continue;
    const [, place = '', code = 'X', list = ''] = found;
    for (const item of list.split(';')) {
      const [head = '', gloss = '', reading = ''] = item.split(',').map((field) => field.trim());
      const [form = '', lemma = form] = head.split('=').map((field) => field.trim());
      if (form === '') continue;
      const key = place ? `${place} ${form}` : form;
      if (!entries.has(key)) entries.set(key, { code, lemma, gloss, reading });
      if (gloss && !lemmas.has(gloss)) lemmas.set(gloss, lemma);
    }
  }
  const lookUp = (form: string, place?: string) =>
    (place ? entries.get(`${place} ${form}`) : undefined) ?? entries.get(form);
  return {
    find: (form, place) => {
      const plain = form.replaceAll("'", '’');
      return lookUp(plain, place) ?? lookUp(plain.toLowerCase(), place);
    },
    byGloss: (english) => lemmas.get(english),
  };
}
