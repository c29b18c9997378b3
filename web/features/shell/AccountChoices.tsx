import { ReportWordingButton } from './ReportWordingButton.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** The content of the account menu that is loaded when it is opened: the theme, and reporting a wording. */
export function AccountChoices() {
  return (
    <>
      <ThemeChoice />
      <ReportWordingButton className="mt-2 -mb-2 inline-flex min-h-11 items-center text-sm text-ink-2 underline hover:text-ink" />
    </>
  );
}
