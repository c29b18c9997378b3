import type { WordChange } from '#teaching/activities/panel-props.ts';
import type { Token } from '#teaching/text/text.ts';

/** Only the marks that say something else than what is stored; white space around them does not count. */
export function changedMarks(token: Token, marks: WordChange): WordChange {
  const change: WordChange = {};
  if (marks.pos !== undefined && marks.pos !== token.pos) change.pos = marks.pos;
  for (const name of ['lemma', 'reading', 'gloss'] as const) {
    const mark = marks[name]?.trim();
    if (mark !== undefined && mark !== (token[name] ?? '')) change[name] = mark;
  }
  return change;
}
