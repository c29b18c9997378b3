import { languageOf } from '#language/languages.ts';
import { fillSlots, gapFaces, renumber, wordsFace } from '../keep-blocks.ts';
import { nothingDone } from '../nothing-done.ts';
import {
  choicesOf,
  hidesOneOrder,
  itemPart,
  namedBlocks,
  namedChoices,
  storedChoices,
  storedIds,
  type TaskNames,
} from '../task-names.ts';
import { hasSlot } from '../task-steps.ts';
import type { ChoosableItem, TaskTemplate } from '../task-template.ts';
import { DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';
import { type DragStep, dragSteps } from './drag-steps.ts';

const tilePart = 'tile';

/** Pupils put tiles into slots: words into gaps, chunks into sentences. */
export const dragAndDrop: TaskTemplate<DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted> =
  {
    Data: DragAndDropData,
    ForPupil: DragAndDropForPupil,
    Submitted: DragAndDropSubmitted,
    empty: nothingDone.DRAG_AND_DROP,
    forPupil(data, names) {
      const slot = (id: string) => names.name(id, itemPart);
      const tile = (id: string) => names.name(id, tilePart);
      const tiles = mixedTiles(data, names);
      return {
        blocks: namedBlocks(data.blocks, names),
        slots: data.slots.map(({ id }) => slot(id)),
        tiles: tiles.map(({ id, text, language }) => ({ id: tile(id), text, language })),
        groups: data.groups.map((group) => ({
          id: names.name(group.id, 'group'),
          slots: group.slots.map(slot),
          // `tiles` is shuffled, because the stored order within a group is the answer to a jumbled sentence.
          tiles: tiles.filter(({ id }) => group.tiles.includes(id)).map(({ id }) => tile(id)),
        })),
      };
    },
    rename: {
      toStored({ slots, tiles }, { placed }, names) {
        const slot = storedIds(
          slots.map(({ id }) => id),
          itemPart,
          names,
        );
        const tile = storedIds(
          tiles.map(({ id }) => id),
          tilePart,
          names,
        );
        return { placed: storedChoices(placed, slot, () => tile) };
      },
      toPupil: ({ placed }, names) => ({ placed: namedChoices(placed, names, () => tilePart) }),
      item: (id, names) => names.name(id, itemPart),
    },
    answersTo: ({ placed }, items) => ({ placed: choicesOf(placed, items) }),
    size: ({ slots }) => slots.length,
    choice: {
      least: 1,
      unit: ({ groups }) => (groups.length > 0 ? 'sentence' : 'item'),
      items: (data) => (data.groups.length > 0 ? sentencesOf(data) : slotsAsItems(data)),
      keep: (data, ids) => (data.groups.length > 0 ? keepGroups(data, ids) : keepSlots(data, ids)),
    },
  };

/** Returns the steps of a stored task, in order. */
const stepsOf = (data: DragAndDropData): DragStep[] =>
  dragSteps({ ...data, slots: data.slots.map(({ id }) => id) });

function sentencesOf(data: DragAndDropData): ChoosableItem[] {
  const steps = stepsOf(data);
  return data.groups.map((group, at) => {
    const answers = data.slots.flatMap(({ id, answer }) =>
      group.slots.includes(id) ? [answer] : [],
    );
    const language = data.tiles.find(({ id }) => group.tiles.includes(id))?.language ?? '';
    const sentence = answers.join(languageOf(language).spaces ? ' ' : '');
    const asked = (steps[at]?.blocks ?? []).flatMap((block) => {
      const text = block.pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
      return hasSlot(block) ? [] : [wordsFace(text, block.language)];
    });
    return { id: group.id, marked: group.slots, faces: [wordsFace(sentence, language), ...asked] };
  });
}

const slotsAsItems = ({ blocks, slots, tiles }: DragAndDropData): ChoosableItem[] =>
  slots.map(({ id, answer }) => {
    const language = tiles.find(({ text }) => text === answer)?.language ?? '';
    return { id, marked: [id], faces: [wordsFace(answer, language), ...gapFaces(blocks, id)] };
  });

/** Removes sentences, together with the blocks before them and their tiles. */
function keepGroups(data: DragAndDropData, ids: ReadonlySet<string>): DragAndDropData {
  const isKept = data.groups.map(({ id }) => ids.has(id));
  const gone = data.groups.filter((_, at) => !isKept[at]);
  const slots = new Set(gone.flatMap((group) => group.slots));
  const tiles = new Set(gone.flatMap((group) => group.tiles));
  return {
    blocks: renumber(stepsOf(data).flatMap(({ blocks }, at) => (isKept[at] ? blocks : []))),
    slots: data.slots.filter(({ id }) => !slots.has(id)),
    tiles: data.tiles.filter(({ id }) => !tiles.has(id)),
    groups: data.groups.filter((_, at) => isKept[at]),
  };
}

/** Puts a removed word back into the text and removes one tile with that word from the bank. */
function keepSlots(data: DragAndDropData, ids: ReadonlySet<string>): DragAndDropData {
  const gone = data.slots.filter(({ id }) => !ids.has(id));
  const tiles = [...data.tiles];
  for (const { answer } of gone) {
    const at = tiles.findIndex(({ text }) => text.trim() === answer.trim());
    if (at >= 0) tiles.splice(at, 1);
  }
  const inText = new Map(gone.map(({ id, answer, inText: text = answer }) => [id, text]));
  return {
    ...data,
    blocks: fillSlots(data.blocks, inText),
    slots: data.slots.filter(({ id }) => ids.has(id)),
    tiles,
  };
}

/**
 * Shuffles the tiles of each group separately, because each group is shown alone; then shuffles the tiles
 * without a group.
 */
function mixedTiles(
  { tiles, groups }: DragAndDropData,
  names: TaskNames,
): DragAndDropData['tiles'] {
  const groupOf = (id: string) => groups.find((group) => group.tiles.includes(id))?.id ?? '';
  const text = (tile: { text: string }) => tile.text;
  return [...new Set([...groups.map(({ id }) => id), ''])].flatMap((group) => {
    const own = tiles.filter(({ id }) => groupOf(id) === group);
    const part = `${tilePart} of ${group}`;
    return hidesOneOrder(own.map(text)) ? names.mix(own, part, text) : names.mix(own, part);
  });
}
