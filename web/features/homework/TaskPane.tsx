import { plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dices, Plus } from 'lucide-react';
import { useState } from 'react';
import { SkillType, type TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { newSeed } from '#lessons/activities/seeds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { storedNames } from '#lessons/tasks/task-names.ts';
import { templateWords } from '#lessons/tasks/task-words.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { ItemBoxes } from './ItemBoxes.tsx';
import {
  drawnAgain,
  type PlannedLesson,
  type PlannedRules,
  wholeTask,
  withChosen,
} from './make-task.ts';
import type { PlannedTask } from './plan.ts';
import { type ShownTask, type SourceOffer, skillChoices, skillNames } from './task-offers.ts';

interface TaskPaneProps {
  lesson: PlannedLesson;
  marking: PlannedRules;
  shown: Extract<ShownTask, { kind: 'offer' }> | PlannedTask;
  offer: SourceOffer | undefined;
  onShow: (shown: ShownTask) => void;
  onAdd: () => void;
  onChange: (change: Partial<PlannedTask>) => void;
}

/**
 * Previews one task in a phone frame. Below the frame are the task's name and skill, or the button that adds
 * the task.
 */
export function TaskPane(props: TaskPaneProps) {
  const { lesson, marking, shown, offer, onShow, onAdd, onChange } = props;
  const isOffer = 'kind' in shown;
  const { toRead, choice } = templateOf(shown.template);
  const { aim, nameOfTask } = templateWords[shown.template];
  const whole = wholeTask(lesson, shown, marking);
  const items = isOffer ? undefined : shown.items;
  const data = whole === null ? null : withChosen(whole, choice, { items, seed: shown.seed });
  const reads = data === null ? 0 : (toRead?.(data) ?? 0);
  const { text } = lesson.material;
  const name = isOffer ? nameOfTask(offer?.title ?? '') : shown.name;
  const drawAgain = () =>
    isOffer
      ? onShow({ ...shown, seed: newSeed(), drawn: true })
      : onChange({ seed: newSeed(), drawn: true, items: drawnAgain(items) });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">
        {reads > 0 ? t`These answers can’t be marked automatically.` : i18n._(aim)}{' '}
        <Trans>Try it out: nothing is saved.</Trans>
      </p>
      {reads > 0 && (
        <p className="rounded-control bg-native-soft px-4 py-2.5 font-semibold">
          {plural(reads, {
            one: 'You mark # answer per pupil yourself.',
            other: 'You mark # answers per pupil yourself.',
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOffer && (
          <Button variant="primary" className="flex-1" onClick={onAdd}>
            <Plus size={18} aria-hidden="true" /> <Trans>Add this task</Trans>
          </Button>
        )}
        <Button className="flex-1" onClick={drawAgain}>
          <Dices size={18} aria-hidden="true" /> <Trans>Show different questions</Trans>
        </Button>
      </div>
      {!isOffer && whole !== null && choice && (
        <ItemBoxes
          choice={choice}
          data={whole}
          chosen={items}
          seed={shown.seed}
          onChosen={(next) => onChange({ items: next })}
        />
      )}
      {data === null && whole !== null && choice ? (
        <p className="rounded-control bg-native-soft px-4 py-3">
          {tooFewToSee(choice.least, choice.unit(whole))}
        </p>
      ) : data === null ? (
        <p className="rounded-control bg-native-soft px-4 py-3">
          <Trans>The lesson doesn’t have enough left for this task. Remove it from the list.</Trans>
        </p>
      ) : (
        <TaskPhone
          key={JSON.stringify([shown.source, shown.template, shown.seed, shown.drawn, items])}
          name={name}
          template={shown.template}
          data={data}
          seed={shown.seed}
          language={text.target}
          nativeLanguage={text.native}
        />
      )}
      {!isOffer && (
        <div className="flex flex-col gap-4">
          <TextField
            label={t`Name of the task`}
            value={shown.name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <Select
            label={t`What it trains`}
            value={shown.skillType}
            options={skillChoices(lesson, shown.source).map((skill) => ({
              value: skill,
              label: skillNames[skill],
            }))}
            onChoose={(value) => {
              const skill = SkillType.safeParse(value);
              if (skill.success) onChange({ skillType: skill.data });
            }}
          />
        </div>
      )}
    </div>
  );
}

const tooFewToSee = (least: number, unit: 'item' | 'sentence') =>
  select(unit, {
    sentence: plural(least, {
      one: 'Choose at least one sentence to see your pupils’ view here.',
      other: 'Choose at least # sentences to see your pupils’ view here.',
    }),
    other: plural(least, {
      one: 'Choose at least one item to see your pupils’ view here.',
      other: 'Choose at least # items to see your pupils’ view here.',
    }),
  });

interface TaskPhoneProps {
  name: string;
  template: TaskTemplateName;
  /** The task as it would be stored, including the answers. */
  data: unknown;
  seed: number;
  language: string;
  nativeLanguage: string;
}

/** A task in a phone frame, as a pupil sees it. Teachers can try it out; nothing is saved. */
function TaskPhone(props: TaskPhoneProps) {
  const { name, template, data, seed, language, nativeLanguage } = props;
  const rules = templateOf(template);
  const [tried, setTried] = useState<unknown>(rules.empty);
  const { Do } = taskViews[template];
  return (
    <section
      aria-label={t`As a pupil sees it: ${name}`}
      className="mx-auto flex h-[40rem] max-h-[max(28rem,calc(100dvh-16rem))] w-full max-w-97 flex-col overflow-hidden rounded-[2rem] border-8 border-night bg-paper"
    >
      <p className="border-b border-line bg-card px-4 py-3 text-center text-sm font-semibold">
        <bdi className="line-clamp-1">{name}</bdi>
      </p>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pt-3 -outline-offset-4">
        <Do
          task={rules.forPupil(data, storedNames(seed))}
          submitted={tried}
          onChange={setTried}
          language={language}
          nativeLanguage={nativeLanguage}
          soundAddress={mediaAddress}
        />
      </div>
    </section>
  );
}
