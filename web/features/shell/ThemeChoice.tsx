import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '#ui/Segmented.tsx';
import { useTheme } from '../../app/theme/theme.ts';

/** Chooses the theme of this device. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p className="mb-1.5 text-sm font-semibold">Display</p>
      <Segmented
        label="Display"
        value={theme}
        onChoose={setTheme}
        options={[
          {
            value: 'light',
            label: (
              <>
                <Sun size={16} aria-hidden="true" /> Light
              </>
            ),
          },
          {
            value: 'dark',
            label: (
              <>
                <Moon size={16} aria-hidden="true" /> Dark
              </>
            ),
          },
          {
            value: 'system',
            label: (
              <>
                <Monitor size={16} aria-hidden="true" /> Device
              </>
            ),
          },
        ]}
      />
    </>
  );
}
