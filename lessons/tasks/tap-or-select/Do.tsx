import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { wordBeside } from '../../activities/word-at.ts';
import type { DoProps } from '../task-view.tsx';
import { BlockText } from '../views/BlockText.tsx';
import { DoneMark } from '../views/DoneMark.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';
import { tapTextOf } from './tap-text.ts';

type Props = DoProps<TapOrSelectForPupil, TapOrSelectSubmitted>;

/** A text of tappable words; a second tap deselects. Arrow keys move from word to word. */
export default function Do({ task, submitted, onChange, done = [], disabled, handIn }: Props) {
  const { instruction, text, ids } = tapTextOf(task.blocks);
  // Drop taps stored on the device for ids that the text no longer has.
  const tapped = submitted.tapped.filter((id) => ids.includes(id));
  const chosen = new Set(tapped);
  const [count, wanted] = [tapped.length, task.count];
  const [cursor, setCursor] = useState(ids[0]);
  const toggle = (id: string) => {
    if (done.includes(id)) return;
    onChange({ tapped: chosen.has(id) ? tapped.filter((one) => one !== id) : [...tapped, id] });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const next = wordBeside(event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="flex flex-1 flex-col gap-4">
      {instruction.length > 0 ? (
        instruction.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
          <BlockText key={at} block={block} className="font-bold text-xl" />
        ))
      ) : (
        <p className="font-bold text-xl">
          <Trans>Find the words and tap them.</Trans>
        </p>
      )}
      <p className="text-ink-2 text-sm">
        {plural(
          { count: task.count },
          {
            one: 'There is # to find. Each wrong tap costs you one point.',
            other: 'There are # to find. Each wrong tap costs you one point.',
          },
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows between the buttons within */}
      <div
        data-words
        onKeyDown={move}
        className="space-y-1 rounded-card border border-line bg-card px-4 py-3"
      >
        {text.map((block, at) => (
          <BlockText
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
            key={at}
            block={block}
            className="task-running task-words text-xl"
            tap={({ id, text: word }) => (
              <button
                type="button"
                data-word={id}
                disabled={disabled}
                aria-pressed={chosen.has(id)}
                // Not `disabled`, because arrow keys must still reach the word.
                aria-disabled={done.includes(id) || undefined}
                tabIndex={id === cursor ? 0 : -1}
                onFocus={() => setCursor(id)}
                onClick={() => toggle(id)}
                className={classNames(
                  'task-tap rounded-small',
                  chosen.has(id)
                    ? 'bg-target-soft font-bold text-target underline decoration-2 underline-offset-4'
                    : 'hover:bg-target-soft',
                )}
              >
                {word}
                {done.includes(id) && <DoneMark />}
              </button>
            )}
          />
        ))}
      </div>
      <TaskFoot>
        <p className="text-center font-semibold text-ink-2" aria-live="polite">
          <Trans>
            {count} tapped, {wanted} to find
          </Trans>
        </p>
        {handIn && <div className="flex flex-col">{handIn}</div>}
      </TaskFoot>
    </div>
  );
}
