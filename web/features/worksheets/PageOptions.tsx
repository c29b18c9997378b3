import { papers } from '#lessons/sheets/paper.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Switch } from '#ui/Switch.tsx';
import { isPaper, lineSpacings, type PrintChoices, textSizes } from './print-choices.ts';

interface PageOptionsProps {
  choices: PrintChoices;
  onChange: (change: Partial<PrintChoices>) => void;
}

const paperOptions = Object.entries(papers).flatMap(([value, { name }]) =>
  isPaper(value) ? [{ value, label: name }] : [],
);

/** Options for all sheets: paper size, versions, answer key, text and font size. */
export function PageOptions({ choices, onChange }: PageOptionsProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">How to print it</h2>
      <div>
        <Segmented
          label="Paper"
          options={paperOptions}
          value={choices.paper}
          onChoose={(paper) => onChange({ paper })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NativeSelect
          label="Text size"
          options={textSizes.map((size) => ({ value: String(size), label: `${size} pt` }))}
          value={String(choices.size)}
          onChange={({ currentTarget: { value } }) => onChange({ size: Number(value) })}
        />
        <NativeSelect
          label="Line spacing"
          options={lineSpacings.map((spacing) => ({ value: String(spacing), label: `${spacing}` }))}
          value={String(choices.lineSpacing)}
          onChange={({ currentTarget: { value } }) => onChange({ lineSpacing: Number(value) })}
        />
      </div>
      <Switch
        label="Fit to the page"
        help="If only a few lines run onto the last page, the print is made slightly smaller."
        on={choices.fit}
        onSwitch={(fit) => onChange({ fit })}
      />
      <Switch
        label="Versions A and B"
        help="Neighbours get the same task with different words or in a different order."
        on={choices.versions === 'ab'}
        onSwitch={(on) => onChange({ versions: on ? 'ab' : 'a' })}
      />
      <Switch
        label="Answer key"
        help="On a separate page at the end."
        on={choices.key}
        onSwitch={(key) => onChange({ key })}
      />
      <Switch
        label="Text above the questions"
        on={choices.withText}
        onSwitch={(withText) => onChange({ withText })}
      />
      <Switch
        label="Questions in both languages"
        on={choices.translated}
        onSwitch={(translated) => onChange({ translated })}
      />
      <Switch
        label="Address of the lesson"
        help="At the foot of each sheet, for pupils who continue online."
        on={choices.link}
        onSwitch={(link) => onChange({ link })}
      />
    </div>
  );
}
