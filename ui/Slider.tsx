import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface SliderProps {
  label: string;
  value: number;
  onSlide: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value as text, such as "25%"; shown next to the label and read by screen readers. */
  valueText?: string;
  help?: ReactNode;
}

export function Slider({
  label,
  value,
  onSlide,
  min,
  max,
  step = 1,
  valueText = String(value),
  help,
}: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  // Set by script, because a page rendered ahead must not contain style attributes (decision 0225).
  useLayoutEffect(() => input.current?.style.setProperty('--filled', `${filled}%`), [filled]);
  return (
    <div className="slider">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}: <output htmlFor={id}>{valueText}</output>
      </label>
      <input
        id={id}
        ref={input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onSlide(Number(event.currentTarget.value))}
        className="mt-1 block w-full"
      />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}
