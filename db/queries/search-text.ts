import type { Text } from '#teaching/text/text.ts';

/** What the lists search in: the title and both texts, lower-cased as the database's `lower` would. */
export function searchText(title: string, text: Text): string {
  const lines = text.sentences.flatMap(({ target, native }) => [target.text, native.text]);
  return [title, ...lines].join('\n').toLowerCase();
}
