import type { Draft } from '#contracts/resources/draft.ts';
import { checkDraft } from '#lessons/draft/check-draft.ts';

/** The messages at the fields of a draft, by field; empty when it can be written. */
export function findErrors(draft: Draft): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkDraft(draft)).filter(([, message]) => message !== undefined),
  );
}

/** Moves to the first field with an error, in the order of the page: into what is wrong, not only near it. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[data-error="true"]');
  const first =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, button');
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}
