const variable = /\{\{\s*(\w+)\s*\}\}/gu;

/**
 * Fills `{{name}}` in a prompt template. A name without a value is left in place, so that it can be found.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The variables of a template, without duplicates. */
export function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(variable)].map(([, name = '']) => name))];
}

/** The unknown variables of a template, such as an admin's typos. */
export const unknownVariables = (template: string, known: readonly string[]): string[] =>
  variablesIn(template).filter((name) => !known.includes(name));
