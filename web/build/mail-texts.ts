import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import type { AnswerSentence } from './answer-sentences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** True for a file whose mails are translated. `path` is relative to the root of the project. */
export const hasMailTexts = (path: string): boolean =>
  /^functions\/.*\.ts$/.test(path) && !/\.test\.ts$|\.d\.ts$|\/testing\//.test(path);

/**
 * Finds the texts of mails: the templates with the tag `mailText` (`functions/mail/letter.ts`). A gap has the name that it
 * has in the template: `${{ fullName: name }}` is `{fullName}`.
 */
export function mailTextsIn(source: string, file: string): AnswerSentence[] {
  if (!source.includes('mailText`')) return [];
  const found: AnswerSentence[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi, start }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'mailText') return;
      const texts = quasi.quasis.map(({ value }) => value.cooked ?? '');
      const line = source.slice(0, start).split('\n').length;
      const names = quasi.expressions.map((gap) => gapName(gap) ?? refuse(file, line));
      found.push({
        english: texts.reduce((text, next, at) => `${text}{${names[at - 1]}}${next}`),
        line,
      });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

interface Gap {
  type: string;
  properties?: { key?: { name?: unknown } }[];
}

function gapName(expression: unknown): string | null {
  const { type, properties = [] } = expression as Gap;
  const name = properties[0]?.key?.name;
  return type === 'ObjectExpression' && properties.length === 1 && typeof name === 'string'
    ? name
    : null;
}

function refuse(file: string, line: number): never {
  throw new Error(`${file}:${line}: a gap of a mail’s text is not \${{ name: value }}.`);
}

/** All texts of mails, each once. */
export function mailTexts(): string[] {
  const files = globSync('functions/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(hasMailTexts)
    .sort();
  const all = files.flatMap((file) => mailTextsIn(readFileSync(`${root}${file}`, 'utf8'), file));
  return [...new Set(all.map(({ english }) => english))].sort();
}
