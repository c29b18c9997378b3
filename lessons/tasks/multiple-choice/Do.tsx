import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import type { TaskFace } from '../task-content.ts';
import type { DoProps } from '../task-view.tsx';
import { BlockText, Reading } from '../views/BlockText.tsx';
import { DoneMark } from '../views/DoneMark.tsx';
import { FaceView } from '../views/FaceView.tsx';
import { PlayClip } from '../views/PlayClip.tsx';
import { StepNav } from '../views/StepNav.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { useClip } from '../views/use-clip.ts';
import { doneFirst, firstOpen, useSteps } from '../views/use-steps.ts';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

type Props = DoProps<MultipleChoiceForPupil, MultipleChoiceSubmitted>;
type Question = MultipleChoiceForPupil['questions'][number];

/** One question at a time, with options large enough for a thumb. The text to read stays visible. */
export default function Do({ task, submitted, onChange, done = [], ...around }: Props) {
  const { disabled, handIn, soundAddress } = around;
  const { chosen } = submitted;
  const place = useRef<HTMLDivElement>(null);
  const stemId = useId();
  const isDone = ({ id }: Question) => done.includes(id);
  const questions = doneFirst(task.questions, isDone);
  const [first] = useState(() => firstOpen(questions, ({ id }) => id in chosen, isDone));
  const steps = useSteps(questions.length, first, place);
  const number = steps.at + 1;
  const question = questions[steps.at];
  if (!question) return null;
  const { id, stem, options } = question;
  const { number: _number, ...words } = stem;
  const pick = options.find((option) => option.id === chosen[id]);
  const inGap = pick?.face.kind === 'words' ? pick.face : null;
  const hasGap = stem.pieces.some(({ kind }) => kind === 'slot');
  return (
    <div ref={place} className="flex flex-1 flex-col gap-4">
      <p className="font-semibold text-native text-sm">
        {hasGap ? t`Choose the missing word` : t`Choose the answer`}
      </p>
      <div className={task.blocks.length > 0 ? 'grid gap-4 lg:grid-cols-2' : 'grid gap-4'}>
        <Reading blocks={task.blocks} />
        <div className="space-y-4">
          {stem.clip && (
            <PlayClip address={soundAddress(stem.clip)} label={t`Question ${number}`} />
          )}
          <div id={stemId} tabIndex={-1} data-step-focus className="outline-none">
            <BlockText
              block={words}
              className="font-bold text-xl leading-snug"
              slot={() => (
                <span className="mx-1 inline-block min-w-16 border-target border-b-2 text-center text-target">
                  {inGap ? (
                    <bdi lang={languageOf(inGap.language).locale}>{inGap.text}</bdi>
                  ) : (
                    <span className="sr-only">
                      <Trans>gap</Trans>
                    </span>
                  )}
                </span>
              )}
            />
          </div>
          <div role="radiogroup" aria-labelledby={stemId} className="grid gap-2.5">
            {options.map((option) => (
              <ChoiceOption
                key={option.id}
                name={stemId + id}
                face={option.face}
                chosen={chosen[id] === option.id}
                disabled={disabled || isDone(question)}
                onChoose={() => onChange({ chosen: { ...chosen, [id]: option.id } })}
                onEnter={() => steps.at < steps.count - 1 && steps.go(steps.at + 1)}
                soundAddress={soundAddress}
              />
            ))}
          </div>
          {isDone(question) && <DoneMark />}
        </div>
      </div>
      <TaskFoot>
        <StepNav steps={steps} handIn={handIn} />
      </TaskFoot>
    </div>
  );
}

interface ChoiceOptionProps {
  /** The radio group name of one question. */
  name: string;
  face: TaskFace;
  chosen: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
  onEnter: () => void;
  soundAddress: (key: string) => string;
}

/**
 * One option, tappable across its full width. A sound option plays when it is chosen, and again on each tap.
 */
function ChoiceOption({ face, soundAddress, ...option }: ChoiceOptionProps) {
  const clip = useClip(face.kind === 'sound' ? soundAddress(face.key) : '');
  return (
    <label
      // Aligns the radio button with the side on which the words start, as in the sentence above.
      dir={face.kind === 'words' ? languageOf(face.language).direction : undefined}
      className="flex min-h-14 items-center gap-3 rounded-card border-2 border-line bg-card px-4 py-2.5 text-lg transition-colors hover:border-edge has-checked:border-target has-checked:bg-target-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
    >
      <input
        type="radio"
        name={option.name}
        checked={option.chosen}
        disabled={option.disabled}
        onChange={option.onChoose}
        onClick={() => face.kind === 'sound' && clip.play(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && option.chosen) option.onEnter();
        }}
        className="size-5 shrink-0 accent-(--target-fill)"
      />
      <FaceView face={face} address={soundAddress} />
    </label>
  );
}
