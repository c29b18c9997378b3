import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Slider } from '#ui/Slider.tsx';
import { attemptOptions, attemptsOf, optionOf } from './attempt-options.ts';

interface MarkingRulesProps {
  passMark: number;
  attemptsAllowed: number | null;
  onPassMark: (passMark: number) => void;
  onAttempts: (attemptsAllowed: number | null) => void;
}

/** From which score a task is passed, and how often it may be handed in. */
export function MarkingRules(props: MarkingRulesProps) {
  const { passMark, attemptsAllowed, onPassMark, onAttempts } = props;
  return (
    <>
      <div className="max-w-md">
        <Slider
          label="Pass mark"
          value={passMark}
          valueText={`${passMark} %`}
          min={5}
          max={100}
          step={5}
          help="A task is passed from this score. Who passes is done with it."
          onSlide={onPassMark}
        />
      </div>
      <ChipGroup
        label="How often may a task be handed in?"
        options={attemptOptions}
        value={optionOf(attemptsAllowed)}
        onChoose={(option) => onAttempts(attemptsOf(option))}
      />
    </>
  );
}
