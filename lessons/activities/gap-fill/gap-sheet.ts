import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import { gapStart } from './gap-start.ts';
import type { GapState } from './state.ts';
import { verbParts } from './verb-parts.ts';
import { wordBank } from './word-bank.ts';

/** The text with places to write in, its word bank, and the numbered answers; null without a gap. */
export function gapSheet(state: GapState, material: LessonMaterial): Sheet | null {
  const { text } = material;
  const gaps = new Set(state.ids);
  const answers: string[] = [];
  const inTwoParts = new Set(
    text.sentences.flatMap((sentence) => [...verbParts(sentence, text.target).keys()]),
  );
  const blocks = textBlocks(material, (token) => {
    if (!gaps.has(token.id)) return { kind: 'words', text: token.text };
    const start = gapStart(text.target, token.text, state.options.start);
    return {
      kind: 'gap',
      answer: token.text,
      number: answers.push(token.text),
      ...(start && { start }),
      ...(inTwoParts.has(token.id) && { hint: '2 parts' }),
    };
  });
  if (answers.length === 0) return null;
  const words = state.options.bank ? wordBank(state, text).map((word) => word.text) : [];
  return {
    title: 'Fill the gaps',
    instruction: words.length > 0 ? 'Use the words in the box.' : 'Write the missing words.',
    blocks: words.length > 0 ? [{ kind: 'bank', language: text.target, words }, ...blocks] : blocks,
    key: answers.map((answer, index) => ({
      kind: 'text',
      language: text.target,
      number: index + 1,
      runs: [{ kind: 'words', text: answer }],
    })),
    marks: answers.length,
  };
}
