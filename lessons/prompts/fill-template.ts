const variable = /\{\{\s*(\w+)\s*\}\}/gu;

/**
 * Fills `{{name}}` in a prompt template. If a name has no value, leaves its placeholder in the text, so that
 * the error is noticed.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Returns the variables of a template, without duplicates. */
export function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(variable)].map(([, name = '']) => name))];
}

/** Returns the unknown variables of a template, for example an admin's typos. */
export const unknownVariables = (template: string, known: readonly string[]): string[] =>
  variablesIn(template).filter((name) => !known.includes(name));
