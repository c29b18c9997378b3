import { languageOf } from '../../languages/languages.ts';
import type { Chunk, Sentence, SideName } from '../../text/text.ts';
import type { DragAndDropData } from '../drag-and-drop/content.ts';
import type { MatchingData } from '../matching/content.ts';
import { opaqueIds } from '../opaque-ids.ts';
import type { TaskBlock } from '../task-content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { words } from '../task-text.ts';

/** What a phone shows in one go. */
const mostSentences = 12;
const mostPairs = 20;

/** The words of a chunk on one side; parts that stand apart are joined as the language joins words. */
export function chunkText(
  sentence: Sentence,
  chunk: Chunk,
  side: SideName,
  language: string,
): string {
  const between = languageOf(language).spaces ? ' … ' : '…';
  return chunk[side]
    .map(({ start, end }) => sentence[side].text.slice(start, end).trim())
    .join(between);
}

/** Chunks in the order in which the target sentence has them. */
const inOrder = ({ chunks }: Sentence): Chunk[] =>
  [...chunks].sort((a, b) => (a.target[0]?.start ?? 0) - (b.target[0]?.start ?? 0));

/** A chunk that stands in two places cannot be one tile of a row. */
const isWhole = ({ chunks }: Sentence) =>
  chunks.length >= 3 && chunks.every(({ target }) => target.length === 1);

function dragged({ material, seed }: TaskRequest): DragAndDropData | null {
  const { text } = material;
  const sentences = text.sentences.filter(isWhole).slice(0, mostSentences);
  if (sentences.length === 0) return null;
  const parts = sentences.flatMap((sentence) =>
    inOrder(sentence).map((chunk) => ({
      slot: `${sentence.id}-${chunk.id}`,
      sentenceId: sentence.id,
      text: chunkText(sentence, chunk, 'target', text.target),
    })),
  );
  const slotIds = parts.map((_, at) => `p${at + 1}`);
  const tileIds = opaqueIds(parts.length, 't', seed);
  const numbered = parts.map((part, at) => ({
    ...part,
    slot: slotIds[at] ?? '',
    tile: tileIds[at] ?? '',
  }));
  const blocks = sentences.flatMap((sentence, at): TaskBlock[] => [
    { language: text.native, number: at + 1, pieces: [words(sentence.native.text)] },
    {
      language: text.target,
      pieces: numbered
        .filter(({ sentenceId }) => sentenceId === sentence.id)
        .map(({ slot }) => ({ kind: 'slot', id: slot })),
    },
  ]);
  return {
    blocks,
    slots: numbered.map(({ slot, text: answer }) => ({ id: slot, answer })),
    tiles: numbered.map(({ tile, text: shown }) => ({
      id: tile,
      text: shown,
      language: text.target,
    })),
    groups: sentences.map(({ id }) => ({
      id,
      slots: numbered.filter((part) => part.sentenceId === id).map(({ slot }) => slot),
      tiles: numbered.filter((part) => part.sentenceId === id).map(({ tile }) => tile),
    })),
  };
}

function matched({ material, seed }: TaskRequest): MatchingData | null {
  const { text } = material;
  const seen = new Set<string>();
  const pairs = text.sentences
    .flatMap((sentence) =>
      inOrder(sentence).map((chunk) => ({
        target: chunkText(sentence, chunk, 'target', text.target),
        native: chunkText(sentence, chunk, 'native', text.native),
      })),
    )
    // One card for the same words: a second one would only be noise.
    .filter(({ target }) => !seen.has(target) && seen.add(target))
    .slice(0, mostPairs);
  if (pairs.length < 2) return null;
  const ids = opaqueIds(pairs.length, 'r', seed);
  return {
    left: pairs.map(({ target }, at) => ({
      id: `l${at + 1}`,
      face: { kind: 'words', text: target, language: text.target },
    })),
    right: pairs.map(({ native }, at) => ({
      id: ids[at] ?? '',
      face: { kind: 'words', text: native, language: text.native },
    })),
    partners: Object.fromEntries(pairs.map((_, at) => [`l${at + 1}`, ids[at] ?? ''])),
  };
}

/** Sentences built out of their chunks, and chunks matched with their meanings. */
export const chunksSource: TaskSource = {
  title: 'Sentence chunks',
  skills: ['READING', 'VOCAB', 'GAME'],
  templates: { DRAG_AND_DROP: dragged, MATCHING: matched },
};
