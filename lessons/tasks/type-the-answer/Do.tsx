import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { onScreenKeys } from '#language/on-screen-keys.ts';
import { classNames } from '#ui/class-names.ts';
import type { TaskBlock } from '../task-content.ts';
import { slotsOf, taskSteps } from '../task-steps.ts';
import type { DoProps } from '../task-view.tsx';
import { BlockText, Reading } from '../views/BlockText.tsx';
import { KeyBar, useOpenKeys } from '../views/KeyBar.tsx';
import { PlayClip } from '../views/PlayClip.tsx';
import { StepNav } from '../views/StepNav.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { useClip } from '../views/use-clip.ts';
import { doneFirst, firstOpen, useSteps } from '../views/use-steps.ts';
import { AnswerField } from './AnswerField.tsx';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';
import { typingInstruction } from './instruction.ts';
import { useKeyTarget } from './use-key-target.ts';

type Props = DoProps<TypeTheAnswerForPupil, TypeTheAnswerSubmitted>;
type Writable = HTMLInputElement | HTMLTextAreaElement;

const nothing: readonly TaskBlock[] = [];

/**
 * Shows fields within the running text, or one question at a time. The language's extra keys are at the
 * bottom.
 */
export default function Do({ task, submitted, onChange, done = [], ...around }: Props) {
  const { disabled, handIn, soundAddress } = around;
  const { typed } = submitted;
  const place = useRef<HTMLDivElement>(null);
  const stemId = useId();
  const [openKeys, setOpenKeys] = useOpenKeys();
  const [activeId, setActiveId] = useState<string | null>(null);
  const cut = useMemo(() => taskSteps(task.blocks), [task]);
  const isDone = (asked: TaskBlock) => slotsOf(asked).every((id) => done.includes(id));
  const isAnswered = (asked: TaskBlock) =>
    slotsOf(asked).every((id) => (typed[id] ?? '').trim() !== '');
  const asks = doneFirst(cut.asks ?? nothing, isDone);
  const [first] = useState(() => firstOpen(asks, isAnswered, isDone));
  const steps = useSteps(asks.length || 1, first, place);
  const ask = asks[steps.at];
  const ids = (ask ? [ask] : cut.reading).flatMap(slotsOf);
  const field =
    task.fields.find(({ id }) => id === activeId && ids.includes(id)) ??
    task.fields.find(({ id }) => id === (ids.find((one) => !done.includes(one)) ?? ids[0]));

  const write = (id: string, text: string) => {
    if (!done.includes(id)) onChange({ typed: { ...typed, [id]: text } });
  };
  const keys = useKeyTarget((element, text) => write(element.dataset.field ?? '', text));
  const clip = useClip(ask?.clip ? soundAddress(ask.clip) : '');
  const firstField = () =>
    place.current?.querySelector<Writable>(`[data-field="${CSS.escape(field?.id ?? '')}"]`) ?? null;

  const next = (element: Writable) => {
    const all = [
      ...(place.current?.querySelectorAll<Writable>('[data-field]:not([readonly])') ?? []),
    ];
    const following = all[all.indexOf(element) + 1];
    if (following) following.focus();
    else if (steps.at < steps.count - 1) steps.go(steps.at + 1);
    // Hide the device's keyboard, so that the button to end the task is visible.
    else element.blur();
  };

  const fieldOf = (id: string, how: { inline: boolean; label?: string; start?: string }) => {
    const own = task.fields.find((each) => each.id === id);
    if (!own) return null;
    const last = id === ids.at(-1) && steps.at === steps.count - 1;
    const { inline, label, start } = how;
    return (
      <AnswerField
        field={own}
        value={typed[id] ?? ''}
        onChange={(text) => write(id, text)}
        onFocus={(element) => {
          keys.onFocus(element);
          setActiveId(id);
        }}
        onEnter={next}
        onEscape={ask?.clip ? () => clip.play(false) : undefined}
        inline={inline}
        {...(label === undefined ? { labelledBy: stemId } : { label })}
        start={start}
        ownKeys={openKeys && onScreenKeys(own.language, own.kind).whole}
        last={last}
        disabled={disabled}
        done={done.includes(id)}
      />
    );
  };

  return (
    <div ref={place} className="flex flex-1 flex-col gap-4">
      <p className="font-semibold text-native text-sm">{typingInstruction(task, cut)}</p>
      {ask ? (
        // `minmax(0,1fr)` makes the column ignore the width of the inputs, because an inline field is as wide
        // as its text.
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-4',
            cut.reading.length > 0 && 'lg:grid-cols-2',
          )}
        >
          <Reading blocks={cut.reading} />
          <Ask
            key={steps.at}
            block={ask}
            stemId={stemId}
            field={fieldOf}
            soundAddress={soundAddress}
          />
        </div>
      ) : (
        <Gaps blocks={cut.reading} field={fieldOf} />
      )}
      <TaskFoot>
        {field?.hint && (
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <Lightbulb size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
            <span>
              <span className="sr-only">
                <Trans>Hint:</Trans>{' '}
              </span>
              {field.hint}
            </span>
          </p>
        )}
        {field && !disabled && !done.includes(field.id) && (
          <KeyBar
            language={field.language}
            kind={field.kind}
            open={openKeys}
            onOpen={setOpenKeys}
            onKey={(key) => keys.press(field.language, key, firstField())}
            onDelete={() => keys.remove(firstField())}
          />
        )}
        <StepNav steps={steps} handIn={handIn} />
      </TaskFoot>
    </div>
  );
}

interface GapsProps {
  blocks: readonly TaskBlock[];
  field: (id: string, how: { inline: boolean; label?: string; start?: string }) => ReactNode;
}

/** The running text with a field in each gap; the printed start of a word precedes its field. */
export function Gaps({ blocks, field }: GapsProps) {
  const ids = blocks.flatMap(slotsOf);
  return (
    <div className="space-y-1 rounded-card border border-line bg-card px-4 py-3">
      {blocks.map((block, at) => (
        <BlockText
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
          key={at}
          block={block}
          className="task-running text-lg"
          slot={({ id, start }) =>
            field(id, {
              inline: true,
              label: t`Gap ${{ number: ids.indexOf(id) + 1 }} of ${{ count: ids.length }}`,
              ...(start && { start }),
            })
          }
        />
      ))}
    </div>
  );
}

interface AskProps {
  block: TaskBlock;
  /** The id of the element that contains the question's words, which label the field. */
  stemId: string;
  field: (id: string, how: { inline: boolean; label?: string; start?: string }) => ReactNode;
  soundAddress: (key: string) => string;
}

/**
 * One question: either its words in large type (or its sound) with the field below, or a sentence that
 * contains fields.
 */
export function Ask({ block, stemId, field, soundAddress }: AskProps) {
  const { pieces, clip, number: _number, ...words } = block;
  const last = pieces.at(-1);
  const stem = pieces.slice(0, -1);
  const number = block.number ?? 1;
  const sound = clip !== undefined && (
    <div className="space-y-1">
      <PlayClip address={soundAddress(clip)} label={t`Sentence ${number}`} />
      <p className="text-ink-2 text-sm pointer-coarse:hidden">
        <Trans>Press Esc to hear it again while you type.</Trans>
      </p>
    </div>
  );
  // Put the field below its question if no text follows the field and it has no printed word beginning.
  if (last?.kind === 'slot' && !last.start && stem.every(({ kind }) => kind === 'words')) {
    const hasWords = stem.some((piece) => piece.kind === 'words' && piece.text.trim() !== '');
    return (
      <div className="space-y-4">
        {sound}
        {hasWords && (
          <div id={stemId}>
            <BlockText block={{ ...words, pieces: stem }} className="font-bold text-xl" />
          </div>
        )}
        {field(last.id, {
          inline: false,
          ...(!hasWords && {
            label: clip ? t`What you hear, question ${number}` : t`Question ${number}`,
          }),
        })}
      </div>
    );
  }
  const slots = pieces.filter(({ kind }) => kind === 'slot');
  return (
    <div className="space-y-4">
      {sound}
      <div className="rounded-card border border-line bg-card px-4 py-3">
        <BlockText
          block={{ ...words, pieces }}
          className="task-running text-xl"
          slot={(slot) =>
            field(slot.id, {
              inline: true,
              label: t`Question ${{ question: number }}, gap ${{ gap: slots.indexOf(slot) + 1 }}`,
              ...(slot.start && { start: slot.start }),
            })
          }
        />
      </div>
    </div>
  );
}
