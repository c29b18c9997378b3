import { Button } from '#ui/Button.tsx';
import type { Display } from './use-display.ts';

/** The buttons A− and A+, which change the text size in the steps of specification 4. */
export function SizeButtons({ display }: { display: Display }) {
  return (
    <fieldset data-tour="lesson-size" className="flex items-center gap-1">
      <legend className="sr-only">Text size {display.settings.fontSize}</legend>
      <Button size="small" onClick={display.smaller} aria-label="A−, smaller text">
        A−
      </Button>
      <Button size="small" onClick={display.bigger} aria-label="A+, bigger text">
        A+
      </Button>
    </fieldset>
  );
}
