import type { TextType } from '#contracts/resources/draft.ts';
import type { Sentence } from '#language/text/text.ts';

/**
 * Groups the sentences that are shown together on a screen, a sheet or a task. A group is a paragraph of a
 * continuous text, or a single sentence of a dialogue or a numbered list. The groups in order contain every
 * sentence of the text.
 */
export function groupSentences(sentences: readonly Sentence[], textType: TextType): Sentence[][] {
  const flowing = textType === 'text' || textType === 'comprehensible';
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (!flowing || !last || sentence.startsParagraph) groups.push([sentence]);
    else last.push(sentence);
  }
  return groups;
}
