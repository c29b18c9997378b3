import { cutText } from '#language/text/cut-text.ts';

/** One message of a Chat Completions request. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The blocks of the model line: what teachers wrote, what is to be done, what was wrong. */
export type BlockTag = 'data' | 'task' | 'problems';

/**
 * JSON between tags. What people wrote reaches the model only in here: `<` is written as an escape, so
 * no title, topic or word can close the tag and speak as an instruction. Line separators likewise.
 */
export function dataBlock(tag: BlockTag, value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<${tag}>${json}</${tag}>`;
}

type Problems = readonly { where: string; message: string }[];

const listOf = (problems: Problems) =>
  dataBlock(
    'problems',
    problems.slice(0, 30).map(({ where, message }) => `${where}: ${cutText(message, 300)}`),
  );

/** The messages for the rest of a text, with what was wrong with the rows that were left out of it. */
export function goOnMessages(messages: readonly Message[], problems: Problems): Message[] {
  const content = `Rows of your last reply broke these rules and were left out. Keep to the rules now.\n${listOf(problems)}`;
  return problems.length > 0 ? [...messages, { role: 'user', content }] : [...messages];
}

/** The messages with the model's own reply and what was wrong with it, for its one repair. */
export function repairMessages(
  messages: readonly Message[],
  reply: string,
  problems: Problems,
): Message[] {
  return [
    ...messages,
    { role: 'assistant', content: reply },
    {
      role: 'user',
      content: `Your reply breaks these rules. Mend them, keep what was right, and answer with the whole reply again.\n${listOf(problems)}`,
    },
  ];
}

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
