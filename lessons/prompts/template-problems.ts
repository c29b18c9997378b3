import { unknownVariables, variablesIn } from './fill-template.ts';
import { type PromptKey, prompts } from './prompts.ts';

/** Maximum number of characters in a prompt; longer text is no longer an instruction. */
export const maxTemplateLength = 8_000;

const anyVariable = /\{\{\s*\w+\s*\}\}/gu;
const blockTag = /<\/?\s*(?:data|task|problems)\b/iu;

/**
 * Returns the errors in a wording for this prompt, as sentences for the admin; [] if it is valid. The errors
 * are (a) unknown variables, (b) missing required variables, (c) unpaired braces, and (d) the tags that are
 * reserved for user input.
 */
export function templateProblems(key: PromptKey, template: string): string[] {
  if (template.trim() === '') return ['Write the prompt.'];
  const { variables } = prompts[key];
  const used = variablesIn(template);
  const unknown = unknownVariables(
    template,
    variables.map(({ name }) => name),
  );
  const problems = unknown.map((name) => `There is no variable {{${name}}}.`);
  for (const { name, meaning, required } of variables) {
    if (required && !used.includes(name)) problems.push(`{{${name}}} is missing: ${meaning}.`);
  }
  if (/\{\{|\}\}/u.test(template.replaceAll(anyVariable, ''))) {
    problems.push('Braces come in pairs around one name: {{name}}.');
  }
  if (blockTag.test(template)) {
    problems.push('The tags <data>, <task> and <problems> are put in by the code. Leave them out.');
  }
  if (template.length > maxTemplateLength) {
    problems.push(
      `A prompt has ${maxTemplateLength} characters at most; this one has ${template.length}.`,
    );
  }
  return problems;
}

/**
 * Returns the published wording. Returns null, which means the built-in wording, if no wording was published,
 * or if the published wording uses a variable that was later removed from the code.
 */
export function compatibleTemplate(key: PromptKey, published: string | null): string | null {
  return published !== null && templateProblems(key, published).length === 0 ? published : null;
}
