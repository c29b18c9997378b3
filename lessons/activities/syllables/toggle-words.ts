import type { Text } from '#language/text/text.ts';

/** The tapped words with these added, or taken away where all were there already; in text order. */
export function toggleWords(
  ids: readonly string[],
  picked: readonly string[],
  text: Text,
): string[] {
  const wanted = new Set(ids);
  const all = picked.every((id) => wanted.has(id));
  for (const id of picked) {
    if (all) wanted.delete(id);
    else wanted.add(id);
  }
  return text.sentences.flatMap(({ target }) =>
    target.tokens.flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
  );
}
