import type { ExampleLanguage } from './example-texts.ts';
import type { MakeRequest } from './question-definition.ts';

/** Content spoilt in one way, and what the check must say of it. */
export interface Broken<Content> {
  what: string;
  /** Spoils the right French content. */
  spoil: (right: Content) => Content;
  request?: Partial<MakeRequest>;
  /** Words that the message holds. */
  says: string;
}

/** What each type proves itself with: a right reply in three scripts, and one spoilt set for each rule. */
export interface Examples<Content, Reply> {
  replies: Record<ExampleLanguage, Reply>;
  broken: Broken<Content>[];
}

/** A copy of a list with the item at one place changed. */
export function changed<Item>(items: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...change } : item));
}

/** Content with one more item at its end that has no words yet, as an editor adds it. */
export function withBlankItem(content: unknown): unknown {
  const items: unknown = Reflect.get(Object(content), 'items');
  if (!Array.isArray(items)) return content;
  const blank = JSON.stringify({ ...items[0], id: 'i99' }, (name, value: unknown) =>
    ['target', 'native', 'word', 'wrong'].includes(name) && typeof value === 'string' ? '' : value,
  );
  return { ...Object(content), items: [...items, JSON.parse(blank)] };
}
