import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArticleWeight, articleWeights, MarkingPreset } from '#language/marking/marking-item.ts';
import { Chip } from '#ui/Chip.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Slider } from '#ui/Slider.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { TextField } from '#ui/TextField.tsx';
import { percentWords } from '#ui/wordings/percent.ts';
import { localDateTime } from '#web/app/format/moment.ts';
import { InstructionsField } from '#web/app/InstructionsField.tsx';
import type { Plan } from './plan.ts';
import type { PlanErrors } from './plan-errors.ts';
import { articleWords, presetNames, presetWords } from './plan-words.ts';

interface SettingsStepProps {
  plan: Plan;
  onPlan: (change: (plan: Plan) => Plan) => void;
  errors: PlanErrors;
}

/** Step three: the homework's name, instructions, dates and marking. */
export function SettingsStep({ plan, onPlan, errors }: SettingsStepProps) {
  const now = new Date();
  const set = (change: Partial<Plan>) => onPlan((before) => ({ ...before, ...change }));
  return (
    <NumberedCard number={3} title={t`The settings`}>
      <TextField
        label={t`Name of the homework`}
        data-field="name"
        dir="auto"
        value={plan.name}
        maxLength={100}
        autoComplete="off"
        error={errors.name}
        help={t`Your pupils see it.`}
        onChange={(event) => set({ name: event.currentTarget.value, named: true })}
      />
      <InstructionsField
        name="instructions"
        value={plan.instructions}
        error={errors.instructions}
        onChange={({ currentTarget }) => set({ instructions: currentTarget.value })}
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <DateTimeField
          label={t`Opens`}
          name="startsAt"
          value={plan.startsAt}
          presets={startPresets(now)}
          empty={t`Straight away, when you set it.`}
          error={errors.startsAt}
          onMoment={(startsAt) => set({ startsAt })}
        />
        <DateTimeField
          label={t`Due`}
          name="dueAt"
          value={plan.dueAt}
          presets={duePresets(now)}
          error={errors.dueAt}
          onMoment={(dueAt) => set({ dueAt })}
        />
      </div>
      <MarkingRules
        passMark={plan.passMark}
        attemptsAllowed={plan.attemptsAllowed}
        onPassMark={(passMark) => set({ passMark })}
        onAttempts={(attemptsAllowed) => set({ attemptsAllowed })}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          <Trans>How typed answers are marked</Trans>
        </legend>
        <div className="grid gap-2 xl:grid-cols-3">
          {MarkingPreset.options.map((preset) => (
            <label
              key={preset}
              className="flex gap-3 rounded-control border border-line bg-raised px-4 py-3 hover:border-edge has-checked:border-target has-checked:bg-target-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
            >
              <input
                type="radio"
                name="preset"
                value={preset}
                checked={plan.preset === preset}
                onChange={() => set({ preset, articles: undefined })}
                className="mt-1 size-4 shrink-0"
              />
              <span>
                <span className="block font-semibold">{presetNames[preset]}</span>
                <span className="block text-sm text-ink-2">{presetWords[preset]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ChipGroup
        label={t`A missing or wrong article (le, la, un …)`}
        options={ArticleWeight.options.map((value) => ({ value, label: articleWords[value] }))}
        value={plan.articles ?? articleWeights[plan.preset]}
        onChoose={(articles) => set({ articles })}
      />
    </NumberedCard>
  );
}

interface MarkingRulesProps {
  passMark: number;
  attemptsAllowed: number | null;
  onPassMark: (passMark: number) => void;
  onAttempts: (attemptsAllowed: number | null) => void;
}

/** The pass mark and the number of attempts. */
function MarkingRules(props: MarkingRulesProps) {
  const { passMark, attemptsAllowed, onPassMark, onAttempts } = props;
  return (
    <>
      <div className="max-w-md">
        <Slider
          label={t`Pass mark`}
          value={passMark}
          valueText={percentWords(passMark)}
          min={5}
          max={100}
          step={5}
          help={t`Pupils pass a task when they reach this score.`}
          onSlide={onPassMark}
        />
      </div>
      <ChipGroup
        label={t`How many times can a task be handed in?`}
        options={attemptOptions}
        value={optionOf(attemptsAllowed)}
        onChoose={(option) => onAttempts(attemptsOf(option))}
      />
    </>
  );
}

interface DateTimeFieldProps {
  label: string;
  name: string;
  /** In the format of a `datetime-local` input. */
  value: string;
  presets: readonly DatePreset[];
  /** Describes what an empty field means. If absent, the field must have a value. */
  empty?: string;
  error: string | undefined;
  onMoment: (value: string) => void;
}

/** A field for date and time in the teacher's own time zone, with presets for the most common choices. */
function DateTimeField(props: DateTimeFieldProps) {
  const { label, name, value, presets, empty, error, onMoment } = props;
  return (
    <div>
      <TextField
        type="datetime-local"
        label={label}
        data-field={name}
        value={value}
        error={error}
        help={value === '' ? empty : undefined}
        onChange={(event) => onMoment(event.currentTarget.value)}
        className="max-w-72"
      />
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>{label}: popular choice</Trans>
        </legend>
        {presets.map((preset) => (
          <Chip
            key={preset.label}
            pressed={preset.value === value}
            onClick={() => onMoment(preset.value)}
            className="min-h-11"
          >
            {preset.label}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

const timesWords = (count: number) => plural(count, { one: '# time', other: '# times' });

/** Options for the number of attempts: a number as text, or `any` for unlimited. */
export const attemptOptions = [
  { value: '1', label: t`Once` },
  { value: '2', label: t`Twice` },
  { value: '3', label: timesWords(3) },
  { value: '5', label: timesWords(5) },
  { value: 'any', label: t`No limit` },
] as const;

type AttemptOption = (typeof attemptOptions)[number]['value'];

export const attemptsOf = (option: AttemptOption): number | null =>
  option === 'any' ? null : Number(option);

/**
 * Returns the option for a stored number of attempts. A number from older homework may have no option of its
 * own; it maps to the next larger option.
 */
export function optionOf(attempts: number | null): AttemptOption {
  const found = attemptOptions.find(
    ({ value }) => value !== 'any' && Number(value) >= (attempts ?? 99),
  );
  return found?.value ?? 'any';
}

interface DatePreset {
  label: string;
  value: string;
}

/** Returns the start of the school day, `days` days from now. */
function morning(now: Date, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(8, 0, 0, 0);
  return localDateTime(date.toISOString());
}

/** Days until next Monday; 7 if today is Monday. */
const untilMonday = (now: Date) => (8 - now.getDay()) % 7 || 7;

/** Presets for the start. An empty value means an immediate start. */
export function startPresets(now: Date): DatePreset[] {
  return [
    { label: t`Now`, value: '' },
    { label: t`Tomorrow, 8:00`, value: morning(now, 1) },
    { label: t`Monday, 8:00`, value: morning(now, untilMonday(now)) },
  ];
}

/** Presets for the due date. */
export function duePresets(now: Date): DatePreset[] {
  return [
    { label: t`Tomorrow, 8:00`, value: morning(now, 1) },
    { label: t`In 3 days`, value: morning(now, 3) },
    { label: t`In a week`, value: morning(now, 7) },
    { label: t`In two weeks`, value: morning(now, 14) },
  ];
}
