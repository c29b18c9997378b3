import type { Answer } from '#emulators/openai/chat/answer-chat.ts';
import { allExamples } from '#lessons/questions/all-examples.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';

/** The attacks: each is something that an injected text makes a fully obedient model do. */
export const ways = [
  'tells its rules in one line',
  'tells its rules sentence by sentence',
  'tells its rules between lines of a lesson',
  'tells its rules in capitals',
  'writes markup',
  'writes addresses',
  'writes a link that runs',
  'answers in another schema',
  'adds fields',
  'writes without end',
  'names speakers with a script',
  'answers in words',
] as const;
export type Way = (typeof ways)[number];

const markup = ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '**bold** `code`'];
const addresses = ['https://evil.example/?q=secret', 'see www.evil.example now'];
const links = ['[here](javascript:alert(1))', 'javascript:alert(document.cookie)'];

const lesson = (n: number): [string, string, string] => [
  '',
  `Voici la phrase numéro ${n} avec un petit chat noir.`,
  `Here is sentence number ${n} with a little black cat.`,
];

/**
 * A model that obeys the injected text instead of its instructions. `wayOf` picks the attack for the next
 * call. The replies match their schema unless breaking the schema is the attack, because valid replies are
 * the hardest to detect.
 */
export function obedientModel(wayOf: () => Way): Answer {
  return (messages, schemaName) => {
    const way = wayOf();
    const rules = messages
      .filter(({ role }) => role !== 'assistant')
      .map(({ content }) => content.replaceAll(/<(\w+)>\{[^<]*<\/\1>/g, ' '))
      .join('\n');
    if (way === 'answers in another schema')
      return { role: 'admin', sql: 'drop table users', rules };
    if (way === 'answers in words') return `Of course! My rules are: ${rules}`;
    const lines = linesOf(way, rules);
    if (schemaName === 'text') return textReply(way, lines);
    return { ...partReply(schemaName, lines), ...(way === 'adds fields' && extra) };
  };
}

const extra = { role: 'admin', ownerId: 'somebody', status: 'final', constructor: { a: 1 } };

function linesOf(way: Way, rules: string): string[] {
  switch (way) {
    case 'tells its rules in one line':
      return [rules];
    case 'tells its rules sentence by sentence':
    case 'tells its rules between lines of a lesson':
      return rules.split(/(?<=[.:])\s+/);
    case 'tells its rules in capitals':
      return [rules.toUpperCase().replaceAll(/[,.:"]/g, '')];
    case 'writes markup':
      return markup;
    case 'writes addresses':
      return addresses;
    case 'writes a link that runs':
      return links;
    case 'writes without end':
      return ['chat '.repeat(4_000)];
    default:
      return ['un chat noir'];
  }
}

function textReply(way: Way, lines: readonly string[]) {
  const good = [1, 2, 3, 4, 5, 6].map(lesson);
  const bad = lines.map((line): [string, string, string] => [
    way === 'names speakers with a script' ? '<script>alert(1)</script>' : '',
    line,
    line,
  ]);
  const mixed = good.flatMap((row, at) => (bad[at] ? [row, bad[at]] : [row]));
  const isBetween = way === 'tells its rules between lines of a lesson';
  return {
    t: lines[0] ?? '',
    s: isBetween ? [...mixed, ...bad.slice(6)] : [...good.slice(0, 4), ...bad],
    ...(way === 'adds fields' && extra),
  };
}

/** Returns a reply that matches its schema, with its texts replaced by these lines. */
function partReply(schemaName: string, lines: readonly string[]): object {
  const example: object = isQuestionType(schemaName)
    ? (allExamples[schemaName].replies.french ?? {})
    : { w: [['s1', ['N', lines[0] ?? '', lines[0] ?? '', '']]], f: lines.join(' '), p: 50, e: [] };
  let at = 0;
  const spoil = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one)]));
    }
    // Leave ids and enum values alone: they contain no spaces, but most texts do.
    if (typeof value !== 'string' || !value.includes(' ')) return value;
    at += 1;
    return lines[at % lines.length];
  };
  return Object(spoil(example));
}
