import {
  abilityNames,
  focusNames,
  LearnerAbility,
  LessonFocus,
  maxLessonMinutes,
  minLessonMinutes,
  minuteStep,
  type PlanOptions,
} from '#lessons/plan/lesson-plan.ts';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';

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
      <h2 className="text-xl">Your lesson</h2>
      <div className="mt-4 grid gap-5">
        <Slider
          label="Length"
          value={options.minutes}
          valueText={`${options.minutes} minutes`}
          min={minLessonMinutes}
          max={maxLessonMinutes}
          step={minuteStep}
          onSlide={(minutes) => set({ minutes })}
        />
        <NativeSelect
          label="Lesson focus"
          value={options.focus}
          options={LessonFocus.options.map((value) => ({ value, label: focusNames[value] }))}
          onChange={(event) => {
            const focus = LessonFocus.safeParse(event.currentTarget.value);
            if (focus.success) set({ focus: focus.data });
          }}
        />
        <ChipGroup
          label="Learner ability"
          options={LearnerAbility.options.map((value) => ({ value, label: abilityNames[value] }))}
          value={options.ability}
          onChoose={(ability) => set({ ability })}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold text-sm">In the room</legend>
          <Switch
            label="Projector"
            on={options.projector}
            onSwitch={(projector) => set({ projector })}
          />
          <Switch
            label="Audio player"
            help={
              hasSound ? undefined : 'This resource has no sound yet, so you’ll read aloud instead.'
            }
            on={options.audioPlayer}
            onSwitch={(audioPlayer) => set({ audioPlayer })}
          />
          <Switch
            label="Printed vocab list"
            help={hasVocabulary ? undefined : 'This resource has no vocabulary yet.'}
            on={options.printedVocabList}
            onSwitch={(printedVocabList) => set({ printedVocabList })}
          />
          <Switch
            label="Worksheet"
            on={options.worksheet}
            onSwitch={(worksheet) => set({ worksheet })}
          />
        </fieldset>
      </div>
    </Card>
  );
}
