import { languageOf } from '#language/languages.ts';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, SideName } from '#language/text/text.ts';
import { plainChunks } from '../../activities/games/plain-chunks.ts';
import { acceptedFor, chunkCards } from '../../activities/sentence-chunks/chunk-cards.ts';
import { SentenceChunksState } from '../../activities/sentence-chunks/state.ts';
import { opaqueIds } from '../choose-options.ts';
import type { DragAndDropData } from '../drag-and-drop/content.ts';
import type { MatchingData } from '../matching/content.ts';
import type { TaskBlock } from '../task-content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { words } from '../task-text.ts';

/** Maximum number of sentences per task, sized for a phone. */
const maxSentences = 12;
const maxPairs = 20;

/**
 * Returns the words of a chunk on one side. Separated parts are joined in the way the language joins words.
 */
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

/** Returns the chunks in the order of the target sentence. */
const inOrder = ({ chunks }: Sentence): Chunk[] =>
  [...chunks].sort((a, b) => (a.target[0]?.start ?? 0) - (b.target[0]?.start ?? 0));

/**
 * False if a chunk is in two separate places in the sentence. Such a chunk cannot be a single tile in the
 * row.
 */
const isWhole = ({ chunks }: Sentence) =>
  chunks.length >= 3 && chunks.every(({ target }) => target.length === 1);

/**
 * Returns the sentences whose chunks pupils put in order, with the projector's cards: no capital or final
 * punctuation reveals a position. An order that the teacher accepted on the projector is also right here.
 */
function dragged({ material, state, seed }: TaskRequest): DragAndDropData | null {
  const { text } = material;
  const sentences = text.sentences.filter(isWhole).slice(0, maxSentences);
  if (sentences.length === 0) return null;
  const accepted = SentenceChunksState.safeParse(state).data?.accepted ?? [];
  const lowercaseWords = wordsSeenInLowerCase(text, 'target');
  const tileIds = opaqueIds(
    sentences.reduce((sum, { chunks }) => sum + chunks.length, 0),
    't',
    seed,
  );
  let count = 0;
  const made = sentences.map((sentence) => {
    const { cards, ending } = chunkCards(sentence, 'target', text.target, lowercaseWords);
    const parts = cards.map((card) => {
      const tile = tileIds[count] ?? '';
      count += 1;
      return { slot: `p${count}`, tile, card };
    });
    const alsoRight = acceptedFor(accepted, 'target', cards).map((order) =>
      order.flatMap((id) => parts.filter(({ card }) => card.id === id).map(({ tile }) => tile)),
    );
    return { sentence, ending, parts, alsoRight };
  });
  const all = made.flatMap(({ parts }) => parts);
  return {
    blocks: made.flatMap(({ sentence, parts, ending }, at): TaskBlock[] => [
      { language: text.native, number: at + 1, pieces: [words(sentence.native.text)] },
      {
        language: text.target,
        pieces: [
          ...parts.map(({ slot }) => ({ kind: 'slot' as const, id: slot })),
          ...(ending === '' ? [] : [words(ending)]),
        ],
      },
    ]),
    slots: all.map(({ slot, card }) => ({ id: slot, answer: card.text })),
    tiles: all.map(({ tile, card }) => ({ id: tile, text: card.text, language: text.target })),
    groups: made.map(({ sentence: { id }, parts, alsoRight }) => ({
      id,
      slots: parts.map(({ slot }) => slot),
      tiles: parts.map(({ tile }) => tile),
      ...(alsoRight.length > 0 && { alsoRight }),
    })),
  };
}

function matched({ material, seed }: TaskRequest): MatchingData | null {
  const { text } = material;
  const seen = new Set<string>();
  const plain = new Map(plainChunks(text).map((chunk) => [chunk.id, chunk]));
  const pairs = text.sentences
    .flatMap((sentence) => inOrder(sentence).flatMap(({ id }) => plain.get(id) ?? []))
    // Chunks with the same words share one card; a duplicate would only distract.
    .filter(({ target }) => !seen.has(target) && seen.add(target))
    .slice(0, maxPairs);
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

/** Pupils build sentences from chunks, or match chunks with their meanings. */
export const chunksSource: TaskSource = {
  skills: ['READING', 'VOCAB', 'GAME'],
  activity: 'sentence-chunks',
  templates: { DRAG_AND_DROP: dragged, MATCHING: matched },
};
