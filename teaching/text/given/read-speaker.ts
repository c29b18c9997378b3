/** `Léa : Bonjour`, `Mr. Brown: Hello`, `田中：はい`; up to three words are a name. */
const named =
  /^(\p{L}[\p{L}\p{M}\p{N}.'’-]{0,29}(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]{0,19}){0,2})\s?[:：](?!\/\/)\s*((?:\S.*)?)$/u;

/** The name and the words of a line that says who speaks; null for any other line. */
export function readSpeaker(line: string): { speaker: string; words: string } | null {
  const [, speaker, words = ''] = named.exec(line) ?? [];
  return speaker === undefined ? null : { speaker, words };
}
