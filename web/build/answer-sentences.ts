import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { features } from '#contracts/access/features.ts';
import { deletionWord } from '#contracts/validation/delete-account.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The notes of the demo writer, which Workers pass on. */
const demoNotes = 'emulators/openai/writer/note-on.ts';

/** The folders with the code of Workers, of schemas and of the rules that both share with the browser. */
const sources = [
  ...['contracts/**/*.ts', 'functions/**/*.ts', 'language/**/*.ts', 'lessons/**/*.ts'],
  demoNotes,
];

/** The rules for lessons and texts whose sentences Workers answer with. Other sentences there are screens or samples. */
const rules =
  /^(?:language\/(?:readings\/check-reading|text\/build-chunks)|lessons\/(?:activities\/(?:arrangement-body|[\w-]+\/(?:check|state))|draft\/(?:check-draft|sound-limits|pasted\/[\w-]+)|plan\/lesson-plan|questions\/(?:check-questions|\w+\/(?:check|left-out)|rules\/[\w-]+)|tasks\/[\w-]+\/content))\.ts$/;

/** Sentences for admins, for AI models, for mails, and test data. */
const notAnswers =
  /\.test\.|\.d\.ts$|\.data\.ts$|\/testing\/|^(?:contracts|functions)\/(?:admin|mail)\/|\/ai-models\/|\/mails?\.ts$|-mails?\.ts$|ai-jobs\/(?:alerts|judge-by-text|try-model|trial|models\/check-models|models\/read-aloud)/;

/** True for a file whose sentences can be answers. `path` is relative to the root of the project. */
export const hasAnswers = (path: string): boolean =>
  (/^(?:contracts|functions)\/.*\.ts$/.test(path) && !notAnswers.test(path)) ||
  rules.test(path) ||
  path === demoNotes;

/** A sentence in English, with gaps such as `{most}` in place of expressions. */
export interface AnswerSentence {
  english: string;
  line: number;
}

/**
 * An English sentence: at least two words that begin with a capital letter or a gap, perhaps in quotation marks, and end as
 * a sentence does, or with a quoted gap.
 */
const isSentence = (text: string): boolean =>
  /^[“"]?(?:\{\w+\}|\p{Lu})/u.test(text) &&
  /\p{Ll} \S/u.test(text) &&
  /(?:[.!?…]”?|“\{\w+\}”)$/.test(text);

/** Calls whose sentences only developers read. */
const forDevelopers = /^(?:(?!Api)\w*Error|log|warn|error|info)$/;

/**
 * Finds the sentences with which a Worker or a schema answers. Every literal that is a sentence counts, so that a new
 * refusal cannot be forgotten. A gap has the name of its expression: `${maxTags}` and `${limits.maxTags}` are `{maxTags}`.
 */
export function sentencesIn(source: string, file: string): AnswerSentence[] {
  const found: AnswerSentence[] = [];
  const passed: boolean[] = [];
  const enter = (name: string) => passed.push((passed.at(-1) ?? false) || forDevelopers.test(name));
  const note = (english: string, start: number) => {
    if (isSentence(english) && !passed.at(-1)) {
      found.push({ english, line: source.slice(0, start).split('\n').length });
    }
  };
  const leave = () => void passed.pop();
  new Visitor({
    CallExpression: ({ callee }) => void enter(nameOf(callee)),
    'CallExpression:exit': leave,
    NewExpression: ({ callee }) => void enter(nameOf(callee)),
    'NewExpression:exit': leave,
    TaggedTemplateExpression: () => void passed.push(true),
    'TaggedTemplateExpression:exit': leave,
    Literal: ({ value, start }) => {
      if (typeof value === 'string') note(value, start);
    },
    TemplateLiteral: ({ quasis, expressions, start }) => {
      const texts = quasis.map(({ value }) => value.cooked ?? '');
      note(
        texts.reduce((text, next, at) => `${text}{${gapName(expressions[at - 1], at)}}${next}`),
        start,
      );
    },
  }).visit(parseSync(file, source).program);
  return found;
}

interface Expression {
  type: string;
  name?: unknown;
  property?: { name?: unknown };
}

function nameOf(expression: unknown): string {
  const { name, property } = expression as Expression;
  const found = name ?? property?.name;
  return typeof found === 'string' ? found : '';
}

const gapName = (expression: unknown, at: number): string => nameOf(expression) || `gap${at}`;

/** Texts that fill the gaps of sentences. They are messages of screens too, so they are not extracted here. */
const gapTexts = [...Object.values(features), 'Untitled', deletionWord];

/** All sentences with which the product can answer, and the texts that fill their gaps, each once. */
export function answerSentences(): string[] {
  const files = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(hasAnswers)
    .sort();
  const all = files.flatMap((file) => sentencesIn(readFileSync(`${root}${file}`, 'utf8'), file));
  return [...new Set([...all.map(({ english }) => english), ...gapTexts])].sort();
}
