import { useId, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import type { DoProps } from '../task-view-props.ts';
import { BlockText } from '../views/BlockText.tsx';
import { PlayClip } from '../views/PlayClip.tsx';
import { Reading } from '../views/Reading.tsx';
import { StepNav } from '../views/StepNav.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { useSteps } from '../views/use-steps.ts';
import { ChoiceOption } from './ChoiceOption.tsx';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

type Props = DoProps<MultipleChoiceForPupil, MultipleChoiceSubmitted>;

/** One question at a time with its options, large enough for a thumb; the text to read stays in sight. */
export default function Do({ task, submitted, onChange, disabled, handIn, soundAddress }: Props) {
  const { chosen } = submitted;
  const place = useRef<HTMLDivElement>(null);
  const stemId = useId();
  const [first] = useState(() =>
    Math.max(
      task.questions.findIndex(({ id }) => !(id in chosen)),
      0,
    ),
  );
  const steps = useSteps(task.questions.length, first, place);
  const question = task.questions[steps.at];
  if (!question) return null;
  const { id, stem, options } = question;
  const { number: _number, ...words } = stem;
  const pick = options.find((option) => option.id === chosen[id]);
  const inGap = pick?.face.kind === 'words' ? pick.face : null;
  const hasGap = stem.pieces.some(({ kind }) => kind === 'slot');
  return (
    <div ref={place} className="flex flex-1 flex-col gap-4">
      <p className="font-semibold text-native text-sm">
        {hasGap ? 'Choose the missing word' : 'Choose the answer'}
      </p>
      <div className={task.blocks.length > 0 ? 'grid gap-4 lg:grid-cols-2' : 'grid gap-4'}>
        <Reading blocks={task.blocks} />
        <div className="space-y-4">
          {stem.clip && (
            <PlayClip address={soundAddress(stem.clip)} label={`Question ${steps.at + 1}`} />
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
                    <span className="sr-only">gap</span>
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
                disabled={disabled}
                onChoose={() => onChange({ chosen: { ...chosen, [id]: option.id } })}
                onEnter={() => steps.at < steps.count - 1 && steps.go(steps.at + 1)}
                soundAddress={soundAddress}
              />
            ))}
          </div>
        </div>
      </div>
      <TaskFoot>
        <StepNav steps={steps} handIn={handIn} />
      </TaskFoot>
    </div>
  );
}
