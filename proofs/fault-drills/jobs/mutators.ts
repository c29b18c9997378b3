import { nonsenseFor, nonsenseWays } from '#emulators/openai/chat/nonsense-for.ts';

/** A way to corrupt a good reply, as real models have done. */
export interface Mutator {
  name: string;
  spoil: (good: string) => string;
  /**
   * True if every reply that the mutator produces breaks a rule, so that it must never be stored as ready.
   */
  alwaysBad: boolean;
}

const crude: Mutator[] = Array.from({ length: nonsenseWays }, (_, at) => ({
  name: `nonsense ${at + 1}`,
  spoil: (good: string) => nonsenseFor(good, (at + 0.5) / nonsenseWays),
  alwaysBad: true,
}));

/** Replies that may be JSON, perhaps even of the right shape, but are not acceptable in a lesson. */
const subtle: Mutator[] = [
  bad('a refusal', () => "I'm sorry, but I can't help with that."),
  bad('no number', (good) => good.replace(/"[^"]*"/, 'NaN')),
  bad('a megabyte', () => JSON.stringify({ reply: 'x'.repeat(1_000_000) })),
  bad('ten thousand brackets', () => '['.repeat(10_000)),
  bad('another language', (good) => withStrings(good, () => 'これはテストです。')),
  bad('sentences that are none', (good) => good.replaceAll(/"s\d+"/g, '"s999"')),
  bad('markup', (good) => withStrings(good, (text) => `<b onclick="alert(1)">${text}</b>`)),
  bad('addresses', (good) => withStrings(good, (text) => `${text} https://evil.example/x`)),
  perhaps('sides changed', (good) => JSON.stringify(withRows(JSON.parse(good), turned))),
  perhaps('all twice', (good) => JSON.stringify(withRows(JSON.parse(good), doubled))),
  perhaps('half of it', (good) => JSON.stringify(withRows(JSON.parse(good), halved))),
];

/** Twenty-five ways to corrupt a reply. */
export const mutators: readonly Mutator[] = [...crude, ...subtle];

function bad(name: string, spoil: Mutator['spoil']): Mutator {
  return { name, spoil, alwaysBad: true };
}

function perhaps(name: string, spoil: Mutator['spoil']): Mutator {
  return { name, spoil, alwaysBad: false };
}

const isId = (text: string) => /^[a-z]\d+(\.\w+)?$/.test(text);

/** Changes every text in a reply but not its ids, so that the reply keeps its shape. */
function withStrings(good: string, change: (text: string) => string): string {
  return JSON.stringify(JSON.parse(good), (_, value: unknown) =>
    typeof value === 'string' && !isId(value) ? change(value) : value,
  );
}

/** Changes every list in a reply. */
function withRows(value: unknown, change: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value.map((one) => withRows(one, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withRows(member, change)]),
  );
}

const isRow = (list: readonly unknown[]) => list.every((one) => typeof one === 'string');
/** Swaps the content of the two languages within a row. */
const turned = (list: unknown[]) =>
  isRow(list) && list.length > 2 ? [list[0], ...list.slice(1).reverse()] : list;
const doubled = (list: unknown[]) => (isRow(list) ? list : [...list, ...list]);
const halved = (list: unknown[]) =>
  isRow(list) ? list : list.slice(0, Math.ceil(list.length / 2));
