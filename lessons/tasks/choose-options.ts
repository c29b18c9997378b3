import { foldWord } from '#language/fold-word.ts';
import { type Random, randomFrom, randomFromSecret, shuffle } from '#language/random.ts';
import type { TaskFace } from './task-content.ts';
import type { TaskRequest } from './task-source.ts';

interface Candidate {
  text: string;
  /** Candidates of the same class mislead best. */
  kind?: string | undefined;
}

/** The options of a question, and the id of the right one. */
export interface Options {
  options: { id: string; face: TaskFace }[];
  right: string;
}

/** How many options a question has, the right one among them. */
const optionCount = 4;

/**
 * What the wrong options of a task are drawn with. Whoever can draw them again for each option that may be
 * the right one sees which it is, so the seed alone, which can be guessed, is not enough.
 */
const drawOf = ({ secret = '', seed }: TaskRequest, at = 'all'): Random =>
  randomFromSecret(`${secret} ${at} ${seed}`);

/**
 * The options of a question: the right answer and up to three others that are not the same word, of the
 * same class where there are enough (language-rules 2). Fewer than two options: null. `at` is which question of
 * its task it is.
 */
export function chooseOptions(
  right: Candidate,
  others: readonly Candidate[],
  language: string,
  request: TaskRequest,
  at: number,
): Options | null {
  const random = drawOf(request, `${at}`);
  return firstOf(
    right,
    byClass(right, shuffle(others, random), (other) => other),
    language,
    random,
  );
}

/**
 * The options of all questions of a task whose wrong options are the answers of the others. Four to seven
 * questions share theirs in a circle, in which every answer is offered equally often and each question is
 * as far from its own as the next: so neither how often an answer comes nor beside which others tells
 * where it is right. `clash` says which two are never options of one question.
 */
export function shareOptions<Item>(
  items: readonly Item[],
  candidateOf: (item: Item) => Candidate,
  language: string,
  request: TaskRequest,
  clash: (one: Item, other: Item) => boolean = () => false,
): (Options | null)[] {
  const random = drawOf(request);
  const all = shuffle(items, random);
  const chosen = new Map<Item, Options | null>();
  for (const circle of circlesOf(all, candidateOf)) {
    const size = Math.min(optionCount, circle.length);
    const turn = Math.floor(random() * size);
    for (const [place, item] of circle.entries()) {
      const from = place - turn + circle.length;
      const near = Array.from({ length: size }, (_, step) => circle[(from + step) % circle.length]);
      const right = candidateOf(item);
      // Those of other circles only stand in for what clashes.
      const others = [...new Set([...near, ...byClass(right, all, candidateOf)])].flatMap(
        (other) =>
          other === undefined || other === item || clash(item, other) ? [] : [candidateOf(other)],
      );
      chosen.set(item, firstOf(right, others, language, random));
    }
  }
  return items.map((item) => chosen.get(item) ?? null);
}

/** Four to seven of one class; fewer only where there are no more. */
function circlesOf<Item>(items: readonly Item[], candidateOf: (item: Item) => Candidate): Item[][] {
  const classes = Map.groupBy(items, (item) => candidateOf(item).kind);
  const large = [...classes.values()].filter(({ length }) => length >= optionCount);
  const small = [...classes.values()].filter(({ length }) => length < optionCount).flat();
  const circles = large.flatMap(inFours);
  if (small.length >= optionCount || circles.length === 0) return [...circles, ...inFours(small)];
  circles[0]?.push(...small);
  return circles;
}

function inFours<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.floor(items.length / optionCount));
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * optionCount, at === count - 1 ? undefined : (at + 1) * optionCount),
  );
}

function byClass<Item>(
  right: Candidate,
  others: readonly Item[],
  candidateOf: (item: Item) => Candidate,
): Item[] {
  const isAlike = (item: Item) => Number(candidateOf(item).kind === right.kind);
  // Sorting keeps the order among equals.
  return [...others].sort((one, other) => isAlike(other) - isAlike(one));
}

/** The right answer and the first of the others that are other words than those before. */
function firstOf(
  right: Candidate,
  others: readonly Candidate[],
  language: string,
  random: Random,
): Options | null {
  const seen = new Set([foldWord(language, right.text)]);
  const wrong = others
    .filter(({ text }) => {
      const form = foldWord(language, text);
      if (form === '' || seen.has(form)) return false;
      seen.add(form);
      return true;
    })
    .slice(0, optionCount - 1);
  if (wrong.length === 0) return null;
  const ids = opaqueIds(wrong.length + 1, 'o', Math.floor(random() * 2 ** 32));
  const options = [right, ...wrong].map(({ text }, at) => ({
    id: ids[at] ?? `o${at}`,
    face: { kind: 'words', text, language } as const,
  }));
  return { options, right: options[0]?.id ?? '' };
}

/**
 * An id for each item that tells nothing of its place: numbered in a seeded order, so that neither the
 * first option nor the neighbour of its partner gives itself away.
 */
export function opaqueIds(count: number, prefix: string, seed: number): string[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return shuffle(numbers, randomFrom(seed)).map((number) => `${prefix}${number}`);
}
