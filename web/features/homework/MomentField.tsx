import { Chip } from '#ui/Chip.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { DatePreset } from './plan-dates.ts';

interface MomentFieldProps {
  label: string;
  name: string;
  /** As a `datetime-local` field has it. */
  value: string;
  presets: readonly DatePreset[];
  /** What an empty field means; without it a moment must be chosen. */
  empty?: string;
  error: string | undefined;
  onMoment: (value: string) => void;
}

/** A day and a time in the teacher's own time zone, with what is most often meant one press away. */
export function MomentField(props: MomentFieldProps) {
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
        <legend className="sr-only">{label}: often chosen</legend>
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
