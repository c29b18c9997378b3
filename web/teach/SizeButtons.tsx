import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import type { Display } from './use-display.ts';

/** The buttons A− and A+, which change the text size in the steps of specification 4. */
export function SizeButtons({ display }: { display: Display }) {
  return (
    <fieldset data-tour="lesson-size" className="flex items-center gap-1">
      <legend className="sr-only">
        <Trans>Text size {{ size: display.settings.fontSize }}</Trans>
      </legend>
      <Button size="small" onClick={display.smaller} aria-label={t`A−, smaller text`}>
        A−
      </Button>
      <Button size="small" onClick={display.bigger} aria-label={t`A+, bigger text`}>
        A+
      </Button>
    </fieldset>
  );
}
