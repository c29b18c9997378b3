import { checkDraft } from '#teaching/resources/check-draft.ts';
import type { Draft } from '#teaching/resources/draft.ts';

/** The messages at the fields of a draft, by field; empty when it can be written. */
export function findErrors(draft: Draft): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkDraft(draft)).filter(([, message]) => message !== undefined),
  );
}

/** Moves to the first field with an error, in the order of the page: into what is wrong, not only near it. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>(
    'input[aria-invalid="true"], textarea[aria-invalid="true"]',
  );
  const field = form?.querySelector<HTMLElement>('[data-error="true"]');
  const inField = field?.querySelector<HTMLElement>('input:checked, input, textarea, button');
  const first =
    invalid &&
    inField &&
    invalid.compareDocumentPosition(inField) & Node.DOCUMENT_POSITION_PRECEDING
      ? inField
      : (invalid ?? inField);
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}
