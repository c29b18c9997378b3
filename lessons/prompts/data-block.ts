import { cutText } from '#language/text/cut-text.ts';

/** One message of a Chat Completions request. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The blocks of a prompt: teachers' input, the task, and the errors in a rejected reply. */
export type BlockTag = 'data' | 'task' | 'problems';

/**
 * Wraps JSON in tags. User input reaches the model only in such a block. `<` is escaped, so that a title,
 * topic or word cannot close the tag and pose as an instruction. Line separators are escaped too.
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

/** Returns the messages that request the rest of a text. They include the errors in the rejected rows. */
export function goOnMessages(messages: readonly Message[], problems: Problems): Message[] {
  const content = `Rows of your last reply broke these rules and were left out. Keep to the rules now.\n${listOf(problems)}`;
  return problems.length > 0 ? [...messages, { role: 'user', content }] : [...messages];
}

/** Returns the messages that request the single repair, with the model's own reply and its errors. */
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

/**
 * Number of consecutive matching words that cannot be a coincidence. Only every second position is checked,
 * so a match is certain to be detected only if it is a quarter longer.
 */
const runLength = 8;
const step = 2;

const data = /<(data|task|problems)>[^<]*<\/\1>/gu;

/**
 * Splits a text into runs of letters and digits, so that quotation marks, case and line breaks cannot hide a
 * match.
 */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * True if a reply contains part of the model's instructions. In that case a prompt injection has leaked them,
 * and the reply is useless for a lesson. The data between the tags may be repeated in the reply, as in a
 * translation.
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
