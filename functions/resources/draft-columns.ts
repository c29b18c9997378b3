import type { Draft } from '#contracts/resources/draft.ts';
import { audienceLevel } from '#language/levels.ts';
import type { Text } from '#language/text/text.ts';

/** What the columns of a resource take over from its draft, before anything is written. */
export function draftColumns(draft: Draft) {
  const text: Text = { target: draft.to, native: draft.from, sentences: [] };
  return {
    title: draft.title,
    textType: draft.textType,
    fromLanguage: draft.from,
    toLanguage: draft.to,
    audience: draft.audience,
    level: audienceLevel(draft.audience),
    draft,
    text,
  };
}
