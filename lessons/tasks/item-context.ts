import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { DragAndDropData } from './drag-and-drop/content.ts';
import { FindInGridData } from './find-in-grid/content.ts';
import { MatchingData } from './matching/content.ts';
import { MultipleChoiceData } from './multiple-choice/content.ts';
import { TapOrSelectData } from './tap-or-select/content.ts';
import type { TaskBlock, TaskFace } from './task-content.ts';
import { TypeTheAnswerData } from './type-the-answer/content.ts';

/**
 * The prompt of one item of a task, for a teacher who reads the answers to the item. The prompt is (a) the
 * words around a gap, with the other gaps filled in, (b) the word to tap, (c) a question, or (d) the card to
 * match. `language` is a stored code.
 */
export type ItemContext =
  | { kind: 'gap'; language: string; before: string; after: string }
  | { kind: 'tap'; language: string; before: string; word: string; after: string }
  | { kind: 'question'; language: string; text: string }
  | { kind: 'card'; face: TaskFace };

/** Maximum text on each side of a gap, in UTF-16 code units. */
const reach = 70;

interface ItemReader {
  context(data: unknown, itemId: string, marked: readonly ItemMark[]): ItemContext | null;
  /** The stored code of the answer's language; undefined if the answer has no language, such as a picture. */
  language(data: unknown, itemId: string): string | undefined;
}

/** Each template has a reader for its own data; the compiler reports a missing one. */
const readers: Record<TaskTemplateName, ItemReader> = {
  TYPE_THE_ANSWER: {
    context(data, itemId) {
      const task = TypeTheAnswerData.safeParse(data).data;
      const answers = task?.fields.map(({ id, answers: [first = ''] }) => [id, first] as const);
      return task ? aroundItem(task.blocks, itemId, new Map(answers)) : null;
    },
    language: (data, itemId) =>
      TypeTheAnswerData.safeParse(data).data?.fields.find(({ id }) => id === itemId)?.language,
  },
  DRAG_AND_DROP: {
    context(data, itemId, marked) {
      const task = DragAndDropData.safeParse(data).data;
      if (!task) return null;
      const answers = new Map(task.slots.map(({ id, answer }) => [id, answer]));
      // If several orders are right, the surrounding chunks follow the order that the attempt was compared
      // with.
      for (const { id, expected } of marked) if (expected !== '') answers.set(id, expected);
      return aroundItem(task.blocks, itemId, answers);
    },
    language(data, itemId) {
      const task = DragAndDropData.safeParse(data).data;
      const slot = task?.slots.find(({ id }) => id === itemId);
      return task?.tiles.find(({ text }) => text === slot?.answer)?.language;
    },
  },
  MATCHING: {
    context(data, itemId) {
      const card = MatchingData.safeParse(data).data?.left.find(({ id }) => id === itemId);
      return card ? { kind: 'card', face: card.face } : null;
    },
    language: (data) =>
      faceLanguage(MatchingData.safeParse(data).data?.right.map(({ face }) => face)),
  },
  MULTIPLE_CHOICE: {
    context(data, itemId) {
      const stem = questionOf(data, itemId)?.stem;
      return stem
        ? { kind: 'question', language: stem.language, text: words(stem.pieces, new Map()) }
        : null;
    },
    language: (data, itemId) =>
      faceLanguage(questionOf(data, itemId)?.options.map(({ face }) => face)),
  },
  TAP_OR_SELECT: {
    context(data, itemId) {
      const task = TapOrSelectData.safeParse(data).data;
      return task ? aroundItem(task.blocks, itemId, new Map()) : null;
    },
    language(data, itemId) {
      const task = TapOrSelectData.safeParse(data).data;
      const context = task && aroundItem(task.blocks, itemId, new Map());
      return context?.kind === 'tap' ? context.language : undefined;
    },
  },
  FIND_IN_GRID: {
    context(data, itemId) {
      const word = FindInGridData.safeParse(data).data?.words.find(({ id }) => id === itemId);
      return word ? { kind: 'card', face: word.clue } : null;
    },
    language: (data) => FindInGridData.safeParse(data).data?.language,
  },
};

/**
 * Returns the prompt of an item; null if the task has no such item. `marked` contains the items of the
 * attempt. If several answers are right, the other gaps show the answers that this attempt was compared with.
 */
export const itemContext = (
  template: TaskTemplateName,
  data: unknown,
  itemId: string,
  marked: readonly ItemMark[] = [],
): ItemContext | null => readers[template].context(data, itemId, marked);

/** Returns the stored language code of an item's answer; undefined if the answer has no language. */
export const answerLanguage = (
  template: TaskTemplateName,
  data: unknown,
  itemId: string,
): string | undefined => readers[template].language(data, itemId);

const questionOf = (data: unknown, itemId: string) =>
  MultipleChoiceData.safeParse(data).data?.questions.find(({ id }) => id === itemId);

/** Returns a slot or a tappable word with the words around it. Other slots show their text from `answers`. */
export function aroundItem(
  blocks: readonly TaskBlock[],
  itemId: string,
  answers: ReadonlyMap<string, string>,
): Extract<ItemContext, { kind: 'gap' | 'tap' }> | null {
  for (const { language, pieces } of blocks) {
    const at = pieces.findIndex((piece) => piece.kind !== 'words' && piece.id === itemId);
    const piece = pieces[at];
    if (!piece) continue;
    const before = cutStart(words(pieces.slice(0, at), answers));
    const after = cutEnd(words(pieces.slice(at + 1), answers));
    return piece.kind === 'tap'
      ? { kind: 'tap', language, before, word: piece.text, after }
      : { kind: 'gap', language, before, after };
  }
  return null;
}

const words = (pieces: TaskBlock['pieces'], answers: ReadonlyMap<string, string>) =>
  pieces
    .map((piece, at) => {
      if (piece.kind !== 'slot') return piece.text;
      // Chunks to be put in order are adjacent slots, stored without spaces between them.
      const space = pieces[at - 1]?.kind === 'slot' ? ' ' : '';
      return space + (answers.get(piece.id) ?? '___');
    })
    .join('');

/** Shortens a long text to its last part, which starts at the beginning of a word. */
function cutStart(text: string): string {
  if (text.length <= reach) return text;
  const end = text.slice(-reach);
  const space = end.indexOf(' ');
  return `…${space < 0 ? end : end.slice(space)}`;
}

function cutEnd(text: string): string {
  if (text.length <= reach) return text;
  const start = text.slice(0, reach);
  const space = start.lastIndexOf(' ');
  return `${space < 0 ? start : start.slice(0, space + 1)}…`;
}

const faceLanguage = (faces: readonly TaskFace[] = []) =>
  faces.flatMap((face) => (face.kind === 'words' ? [face.language] : []))[0];
