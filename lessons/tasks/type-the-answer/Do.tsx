import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { onScreenKeys } from '#language/on-screen-keys.ts';
import { classNames } from '#ui/class-names.ts';
import { doneFirst, firstOpen } from '../done-first.ts';
import type { TaskBlock } from '../task-content.ts';
import { slotsOf, taskSteps } from '../task-steps.ts';
import type { DoProps } from '../task-view-props.ts';
import { BlockText } from '../views/BlockText.tsx';
import { KeyBar } from '../views/KeyBar.tsx';
import { Reading } from '../views/Reading.tsx';
import { StepNav } from '../views/StepNav.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { useClip } from '../views/use-clip.ts';
import { useOpenKeys } from '../views/use-open-keys.ts';
import { useSteps } from '../views/use-steps.ts';
import { AnswerField } from './AnswerField.tsx';
import { Ask } from './Ask.tsx';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';
import { typingInstruction } from './instruction.ts';
import { useKeyTarget } from './use-key-target.ts';

type Props = DoProps<TypeTheAnswerForPupil, TypeTheAnswerSubmitted>;
type Writable = HTMLInputElement | HTMLTextAreaElement;

const nothing: readonly TaskBlock[] = [];

/** Fields within the running text, or one question after the other; the keys of the language at the foot. */
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
    // The device's keyboard makes way for the button that ends the task.
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
        // The column takes no width from what is typed: a field in a line counts as wide as its text.
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
              <span className="sr-only">Hint: </span>
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

/** The running text with a field in each gap; what is kept of a word stands before its field. */
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
              label: `Gap ${ids.indexOf(id) + 1} of ${ids.length}`,
              ...(start && { start }),
            })
          }
        />
      ))}
    </div>
  );
}
