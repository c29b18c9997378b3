import { foldWord } from '#language/fold-word.ts';
import { type Random, randomFrom, randomFromSecret, shuffle } from '#language/random.ts';
import type { TaskFace } from './task-content.ts';
import type { TaskRequest } from './task-source.ts';

interface Candidate {
  text: string;
  /** Candidates of the same word class make the best distractors. */
  kind?: string | undefined;
}

/** The options of a question, and the id of the right one. */
export interface Options {
  options: { id: string; face: TaskFace }[];
  right: string;
}

/** Number of options per question, including the right one. */
const optionCount = 4;

/**
 * Returns the random source for a task's distractors, based on a secret. The seed alone is not enough,
 * because it can be guessed: a pupil could redraw the distractors for each option and see which one is right.
 */
const drawOf = ({ secret = '', seed }: TaskRequest, at = 'all'): Random =>
  randomFromSecret(`${secret} ${at} ${seed}`);

/**
 * Returns the options of a question: the right answer and up to three distractors. Each distractor is a
 * different word, of the same class if there are enough words (language-rules 2). Returns null if there are
 * fewer than two options. `at` is the index of the question in its task.
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
 * Returns the options of all questions in a task, using the answers of the other questions as distractors.
 * Four to seven questions form a circle and share their answers. Within a circle, every answer is offered
 * equally often and is equally far from each question, so neither its frequency nor its neighbours reveal
 * where it is right. `clash` returns true for two answers that must never be options of the same question.
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
      // Answers from other circles are used only to replace answers that clash.
      const others = [...new Set([...near, ...byClass(right, all, candidateOf)])].flatMap(
        (other) =>
          other === undefined || other === item || clash(item, other) ? [] : [candidateOf(other)],
      );
      chosen.set(item, firstOf(right, others, language, random));
    }
  }
  return items.map((item) => chosen.get(item) ?? null);
}

/**
 * Splits items into groups of four to seven of one class. A group is smaller only if the class has too few
 * items.
 */
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
  // Sorting is stable, so ties keep their order.
  return [...others].sort((one, other) => isAlike(other) - isAlike(one));
}

/**
 * Returns the right answer and the first other words as options, without duplicates; null if there is no
 * other word.
 */
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
 * Returns one id per item. Ids are numbered in a seeded order, so they do not reveal an item's position:
 * neither the first option nor an item's partner can be recognised.
 */
export function opaqueIds(count: number, prefix: string, seed: number): string[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return shuffle(numbers, randomFrom(seed)).map((number) => `${prefix}${number}`);
}
