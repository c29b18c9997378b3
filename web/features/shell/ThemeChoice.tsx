import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '#ui/Segmented.tsx';
import { useTheme } from '../../app/theme/theme.ts';

/** Chooses the theme of this device. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p className="mb-1.5 text-sm font-semibold">
        <Trans comment="The choice between light and dark">Display</Trans>
      </p>
      <Segmented
        label={t`Display`}
        value={theme}
        onChoose={setTheme}
        options={[
          {
            value: 'light',
            label: (
              <>
                <Sun size={16} aria-hidden="true" /> <Trans context="theme">Light</Trans>
              </>
            ),
          },
          {
            value: 'dark',
            label: (
              <>
                <Moon size={16} aria-hidden="true" /> <Trans context="theme">Dark</Trans>
              </>
            ),
          },
          {
            value: 'system',
            label: (
              <>
                <Monitor size={16} aria-hidden="true" /> <Trans context="theme">Device</Trans>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
