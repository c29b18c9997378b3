import { t } from '@lingui/core/macro';
import { useMemo, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { hasSlot } from '../task-steps.ts';
import type { DoProps } from '../task-view.tsx';
import { BlockText } from '../views/BlockText.tsx';
import { StepNav } from '../views/StepNav.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { doneFirst, firstOpen, useSteps } from '../views/use-steps.ts';
import type { DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';
import { type DragStep, dragSteps } from './drag-steps.ts';
import {
  clearSlot,
  type Moving,
  nextEmpty,
  placeTile,
  slotOf,
  tapSlot,
  tapTile,
} from './moving.ts';
import { Slot } from './Slot.tsx';
import { useTileDrag } from './use-tile-drag.ts';

type Props = DoProps<DragAndDropForPupil, DragAndDropSubmitted>;

/**
 * Text with slots, and the tiles below it within reach of a thumb. Pupils tap, drag or press Enter to place a
 * tile.
 */
export default function Do({ task, submitted, onChange, done = [], disabled, handIn }: Props) {
  const { placed } = submitted;
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusMove();
  const isDone = ({ slots }: DragStep) =>
    slots.length > 0 && slots.every((id) => done.includes(id));
  const cut = useMemo(() => dragSteps(task), [task]);
  const all = doneFirst(cut, isDone);
  const [first] = useState(() =>
    firstOpen(all, ({ slots }) => slots.every((id) => id in placed), isDone),
  );
  const steps = useSteps(all.length, first, place);
  const step = all[steps.at] ?? { blocks: [], slots: [], tiles: [] };
  const isSentence = task.groups.length > 0;
  const [hand, setHand] = useState<Pick<Moving, 'held' | 'aim'> | null>(null);
  const [said, setSaid] = useState('');
  // In sentence building, the first empty slot is selected at the start; in a text, the pupil selects a slot
  // first.
  const { held, aim } = hand ?? {
    held: null,
    aim: isSentence ? nextEmpty(placed, step.slots) : null,
  };
  const tileOf = (id: string | undefined) => task.tiles.find((tile) => tile.id === id);
  const numberOf = (slot: string) => step.slots.indexOf(slot) + 1;

  const take = (next: Moving) => {
    setHand({ held: next.held, aim: next.aim });
    if (next.placed === placed) return;
    setSaid(whatMoved(placed, next.placed));
    onChange({ placed: next.placed });
  };
  const whatMoved = (before: typeof placed, after: typeof placed) => {
    const slot = step.slots.find((id) => before[id] !== after[id] && after[id] !== undefined);
    if (!slot) return t`Back in the word bank`;
    const word = tileOf(after[slot])?.text ?? '';
    const number = numberOf(slot);
    return t`${word} in gap ${number}`;
  };
  const { dragged, handlers } = useTileDrag(place, (tile, slot) => {
    if (disabled) return;
    const from = slotOf(placed, tile);
    const next = slot ? placeTile(placed, tile, slot) : from ? clearSlot(placed, from) : placed;
    take({ placed: next, held: null, aim: null });
  });

  const inUse = new Set(Object.values(placed));
  const bank = step.tiles.filter(({ id }) => !inUse.has(id));
  const focusAfter = (tile: string, next: Moving) => {
    // After a tile is selected, focus an empty slot for it. After a tile is placed, it leaves the bank, so
    // focus the next tile.
    const after =
      bank[bank.findIndex(({ id }) => id === tile) + 1] ?? bank.find(({ id }) => id !== tile);
    const slot = next.held ? nextEmpty(placed, step.slots) : null;
    const selector = slot
      ? `[data-slot="${CSS.escape(slot)}"]`
      : after
        ? `[data-bank] [data-tile="${CSS.escape(after.id)}"]`
        : '[data-slot]';
    moveFocus(() =>
      place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: !slot }),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pulling and Escape; the buttons within do all
    <div
      ref={place}
      {...handlers}
      onKeyDown={(event) => event.key === 'Escape' && setHand({ held: null, aim: null })}
      className="flex flex-1 flex-col gap-4"
    >
      <p className="font-semibold text-native text-sm">
        {isSentence ? t`Build the sentence` : t`Put the words in their places`}
      </p>
      <div
        key={steps.at}
        tabIndex={-1}
        data-step-focus
        className="space-y-3 rounded-card border border-line bg-card px-4 py-3 outline-none"
      >
        {step.blocks.map(({ number: _number, ...block }, at) => (
          <BlockText
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
            key={at}
            block={isSentence ? block : { ...block, ...(_number && { number: _number }) }}
            className={isSentence && !hasSlot(block) ? 'font-bold text-xl' : 'task-running text-lg'}
            slot={({ id }) => (
              <Slot
                id={id}
                number={numberOf(id)}
                tile={tileOf(placed[id])}
                aimed={aim === id}
                wanted={held !== null || dragged !== null}
                over={dragged?.over === id}
                disabled={disabled}
                done={done.includes(id)}
                onTap={() => take(tapSlot({ placed, held, aim }, id))}
              />
            )}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <TaskFoot>
        {bank.length > 0 && (
          <ul
            aria-label={t`Words to place`}
            dir={languageOf(bank[0]?.language ?? '').direction}
            data-bank
            className="-m-1 flex max-h-[32dvh] flex-wrap justify-center gap-2 overflow-y-auto p-1"
          >
            {bank.map((tile) => (
              <li key={tile.id} className="flex max-w-full">
                <Tile
                  tile={tile}
                  held={held === tile.id}
                  away={dragged?.id === tile.id}
                  disabled={disabled}
                  onTap={(byKeyboard) => {
                    const next = tapTile({ placed, held, aim }, tile.id, step.slots);
                    take(next);
                    if (byKeyboard || next.placed !== placed) focusAfter(tile.id, next);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <StepNav
          steps={{
            ...steps,
            go: (to) => {
              setHand(null);
              steps.go(to);
            },
          }}
          handIn={handIn}
        />
      </TaskFoot>
      {dragged && (
        <div
          aria-hidden="true"
          style={{ translate: `calc(${dragged.x}px - 50%) calc(${dragged.y}px - 70%)` }}
          className="task-dragged task-text font-text rounded-control border-2 border-target bg-target-soft px-3.5 py-1.5 font-bold text-lg text-target shadow-overlay"
        >
          {tileOf(dragged.id)?.text}
        </div>
      )}
    </div>
  );
}

interface TileProps {
  tile: DragAndDropForPupil['tiles'][number];
  held: boolean;
  /** True while the tile follows the pointer; its space in the bank stays reserved. */
  away: boolean;
  disabled: boolean | undefined;
  onTap: (byKeyboard: boolean) => void;
}

/** A tile in the bank. A tap selects it; a drag moves it with the pointer. */
function Tile({ tile, held, away, disabled, onTap }: TileProps) {
  const { locale, direction } = languageOf(tile.language);
  return (
    <button
      type="button"
      data-tile={tile.id}
      lang={locale}
      dir={direction}
      disabled={disabled}
      aria-pressed={held}
      onClick={(event) => onTap(event.detail === 0)}
      className={classNames(
        'task-text font-text task-tile inline-flex min-h-11 min-w-11 max-w-full items-center justify-center rounded-control border-2 px-3.5 py-1.5 text-lg leading-snug select-none disabled:opacity-60',
        held
          ? 'border-target bg-target-soft font-bold text-target'
          : 'border-line bg-raised shadow-soft hover:border-target',
        away && 'opacity-40',
      )}
    >
      {tile.text}
    </button>
  );
}
