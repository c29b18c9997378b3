const variable = /\{\{\s*(\w+)\s*\}\}/gu;

/** Fills `{{name}}` in a prompt template. A name that is not given stays as it is and can be found. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The variables of a template, each once. */
export function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(variable)].map(([, name = '']) => name))];
}

/** The variables of a template that are not among those known: what an admin mistyped. */
export const unknownVariables = (template: string, known: readonly string[]): string[] =>
  variablesIn(template).filter((name) => !known.includes(name));
