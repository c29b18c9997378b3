import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  LearnerAbility,
  LessonFocus,
  maxLessonMinutes,
  minLessonMinutes,
  minuteStep,
  type PlanOptions,
} from '#lessons/plan/lesson-plan.ts';
import { abilityNames, focusNames } from '#lessons/plan/plan-words.ts';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';

interface PlanOptionsCardProps {
  options: PlanOptions;
  onOptions: (options: PlanOptions) => void;
  hasSound: boolean;
  hasVocabulary: boolean;
}

/** The options from which the plan is generated. */
export function PlanOptionsCard(props: PlanOptionsCardProps) {
  const { options, onOptions, hasSound, hasVocabulary } = props;
  const set = (more: Partial<PlanOptions>) => onOptions({ ...options, ...more });
  return (
    <Card className="print:hidden">
      <h2 className="text-xl">
        <Trans>Your lesson</Trans>
      </h2>
      <div className="mt-4 grid gap-5">
        <Slider
          label={t({ message: 'Length', context: 'of a lesson' })}
          value={options.minutes}
          valueText={plural({ count: options.minutes }, { one: '# minute', other: '# minutes' })}
          min={minLessonMinutes}
          max={maxLessonMinutes}
          step={minuteStep}
          onSlide={(minutes) => set({ minutes })}
        />
        <NativeSelect
          label={t`Lesson focus`}
          value={options.focus}
          options={LessonFocus.options.map((value) => ({
            value,
            label: i18n._(focusNames[value]),
          }))}
          onChange={(event) => {
            const focus = LessonFocus.safeParse(event.currentTarget.value);
            if (focus.success) set({ focus: focus.data });
          }}
        />
        <ChipGroup
          label={t`Learner ability`}
          options={LearnerAbility.options.map((value) => ({
            value,
            label: i18n._(abilityNames[value]),
          }))}
          value={options.ability}
          onChoose={(ability) => set({ ability })}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold text-sm">
            <Trans>In the room</Trans>
          </legend>
          <Switch
            label={t`Projector`}
            on={options.projector}
            onSwitch={(projector) => set({ projector })}
          />
          <Switch
            label={t`Audio player`}
            help={
              hasSound
                ? undefined
                : t`This resource has no sound yet, so you’ll read aloud instead.`
            }
            on={options.audioPlayer}
            onSwitch={(audioPlayer) => set({ audioPlayer })}
          />
          <Switch
            label={t`Printed vocab list`}
            help={hasVocabulary ? undefined : t`This resource has no vocabulary yet.`}
            on={options.printedVocabList}
            onSwitch={(printedVocabList) => set({ printedVocabList })}
          />
          <Switch
            label={t`Worksheet`}
            on={options.worksheet}
            onSwitch={(worksheet) => set({ worksheet })}
          />
        </fieldset>
      </div>
    </Card>
  );
}
