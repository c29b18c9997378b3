import type { Message } from './data-block.ts';

/** So many words in a row are nobody's coincidence; every run a quarter longer is found. */
const runLength = 8;
const step = 2;

const data = /<(data|task|problems)>[^<]*<\/\1>/gu;

/** Letters and digits in a row, so that quotation marks, case and line breaks hide nothing. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a reply holds a stretch of what the model was told to do: a text that was written to make it
 * give away its instructions has then succeeded, and the reply is nothing for a lesson. The data between
 * the tags may be repeated; a translation does little else.
 */
export function echoesRules(messages: readonly Message[], reply: string): boolean {
  const said = ` ${wordsOf(reply).join(' ')} `;
  return messages
    .filter(({ role }) => role !== 'assistant')
    .some(({ content }) => {
      const words = wordsOf(content.replace(data, ' '));
      for (let at = 0; at + runLength <= words.length; at += step) {
        if (said.includes(` ${words.slice(at, at + runLength).join(' ')} `)) return true;
      }
      return false;
    });
}
