/**
 * Ends of verb forms whose accent is the tense or the person: préparé, caminó, hablarás, partì. The
 * accents inside a word, and of comía or connaît, tell no form from another.
 */
const accented: Record<string, RegExp> = {
  fr: /[éè]e?s?$/,
  es: /[áéó]$|rá[ns]$/,
  pt: /[áéó]$|rás$/,
  it: /[àèéìòù]$/,
};

/**
 * Whether one of two words that differ in accents alone ends as another form of the verb does: prépare
 * is present where préparé is past (language-rules 2.9 and 2.10).
 */
export function isOtherVerbForm(code: string, expected: string, typed: string): boolean {
  const end = accented[code];
  return end !== undefined && end.test(expected) !== end.test(typed);
}
