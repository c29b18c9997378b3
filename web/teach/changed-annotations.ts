import type { Token } from '#language/text/text.ts';
import type { WordChange } from '#lessons/activities/activity-view.tsx';

/** Only the marks that say something else than what is stored; white space around them does not count. */
export function changedAnnotations(token: Token, marks: WordChange): WordChange {
  const change: WordChange = {};
  if (marks.pos !== undefined && marks.pos !== token.pos) change.pos = marks.pos;
  for (const name of ['lemma', 'reading', 'gloss'] as const) {
    const mark = marks[name]?.trim();
    if (mark !== undefined && mark !== (token[name] ?? '')) change[name] = mark;
  }
  return change;
}
