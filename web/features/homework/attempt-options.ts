/** How often a task may be handed in, as choices: a number as text, or `any` for as often as one likes. */
export const attemptOptions = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
  { value: '3', label: '3 times' },
  { value: '5', label: '5 times' },
  { value: 'any', label: 'No limit' },
] as const;

export type AttemptOption = (typeof attemptOptions)[number]['value'];

export const attemptsOf = (option: AttemptOption): number | null =>
  option === 'any' ? null : Number(option);

/** The choice for a stored number; another one (of an older homework) counts as the next larger choice. */
export function optionOf(attempts: number | null): AttemptOption {
  const found = attemptOptions.find(
    ({ value }) => value !== 'any' && Number(value) >= (attempts ?? 99),
  );
  return found?.value ?? 'any';
}
