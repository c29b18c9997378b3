import { Switch } from '#ui/Switch.tsx';
import { shortcuts } from './shortcuts.ts';

interface ShortcutSettingsProps {
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** The switch of the single keys, and what each of them does. */
export function ShortcutSettings({ on, onSwitch }: ShortcutSettingsProps) {
  return (
    <div className="grid gap-2">
      <Switch
        label="Keyboard shortcuts"
        on={on}
        onSwitch={onSwitch}
        help="Single keys that do something wherever you are in the lesson."
      />
      {on && (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1.5 text-sm">
          {shortcuts.map(({ key, does }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt>
                <kbd className="inline-block min-w-7 rounded-small border border-edge bg-sunken px-1.5 py-0.5 text-center font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd className="text-ink-2">{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
