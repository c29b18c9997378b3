import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

interface Choice<Value extends string | number> {
  value: Value;
  label: string;
  /** Shown above the label: a sample, a drawing or a few icons. */
  picture?: ReactNode;
  /**
   * Styles the label as an example of the option's effect. For example, the name of a font is shown in that
   * font.
   */
  style?: CSSProperties;
}

interface ChoicesProps<Value extends string | number> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Tailwind class for the columns of the grid. */
  columns: string;
}

/** A single choice shown as tiles. The arrow keys move the selection, as in any radio group. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, choices, value, onChoose, columns } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className={classNames('grid gap-2', columns)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            style={choice.style}
            className="flex min-h-11 flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-raised px-1.5 py-2 text-center text-sm leading-tight transition-colors hover:border-edge has-checked:border-target has-checked:bg-target-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-target)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
