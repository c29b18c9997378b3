import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ComponentWords,
  useLocalizedStringFormatter,
} from '#ui/wordings/react-aria/string-formatter.ts';
import { reactAriaWords } from './react-aria-words.ts';
import { wordings } from './wordings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = import.meta.glob<{ default: ComponentWords }>(
  [
    '../../ui/wordings/react-aria/*.ts',
    '!**/string-formatter.ts',
    '!**/default-locale.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);
/** Our words by the name of their file, which is the name of React Aria's folder. */
const ours = new Map(
  Object.entries(modules).map(([path, module]) => [basename(path, '.ts'), module.default]),
);

/** Bundles components of React Aria as the app does. */
async function bundled(components: readonly string[]): Promise<Rolldown.OutputChunk> {
  const entry = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactAriaWords(),
      wordings(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) =>
          id === entry ? `export { ${components.join()} } from 'react-aria-components';` : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        onLog: () => {},
      },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk;
}

/** The components that the product imports. */
function importedComponents(): string[] {
  const names = globSync('{ui,lessons,web}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const { staticImports } = parseSync(file, readFileSync(root + file, 'utf8')).module;
    return staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('react-aria'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .map(({ importName }) => importName.name ?? '');
  });
  return [...new Set(names)].sort();
}

interface Expression {
  type: string;
  name?: string;
  value?: unknown;
  callee?: Expression;
  consequent?: Expression;
  alternate?: Expression;
  quasis?: { value: { cooked: string | null } }[];
  expressions?: Expression[];
}

/** The values of the variables from which React Aria makes keys. */
const variables: Readonly<Record<string, string[]>> = {
  sortDirection: ['ascending', 'descending'],
};

function keysOf({
  type,
  name = '',
  value,
  consequent,
  alternate,
  ...template
}: Expression): string[] {
  if (type === 'Literal') return [String(value)];
  if (consequent && alternate) return [...keysOf(consequent), ...keysOf(alternate)];
  const known = variables[name];
  if (known) return known;
  const { quasis: [before, after] = [], expressions: [inner] = [] } = template;
  if (!before || !after || !inner) throw new Error(`Which keys can ${name || type} be?`);
  return keysOf(inner).map((key) => before.value.cooked + key + after.value.cooked);
}

/** The keys with which bundled components say their words, as `folder key`. */
function usedKeys({ modules: parts }: Rolldown.OutputChunk): string[] {
  const found = Object.entries(parts).flatMap(([id, { code }]) => {
    const [, library = '', folder] =
      /\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:([\w-]+)\/)?/.exec(
        id,
      ) ?? [];
    const formatters = new Set<string>();
    const keys: string[] = [];
    const makesFormatter = (call: Expression | null) =>
      /^useLocalizedStringFormatter/.test(call?.callee?.name ?? '');
    new Visitor({
      VariableDeclarator: ({ id: variable, init }) => {
        if (variable.type === 'Identifier' && makesFormatter(init as Expression)) {
          formatters.add(variable.name);
        }
      },
      CallExpression: ({ callee, arguments: [key] }) => {
        if (callee.type !== 'MemberExpression') return;
        const formatter = callee.object as Expression;
        if (!makesFormatter(formatter) && !formatters.has(formatter.name ?? '')) return;
        keys.push(...keysOf(key as Expression));
      },
    }).visit(parseSync('part.js', code ?? '').program);
    return keys.map((key) => `${folder ?? library} ${key}`);
  });
  return [...new Set(found)].sort();
}

describe('the components of the product', () => {
  let chunk: Rolldown.OutputChunk;
  beforeAll(async () => {
    chunk = await bundled(importedComponents());
  });

  test('say their words with our messages, and we have no others', () => {
    const keys = [...ours].flatMap(([name, words]) =>
      Object.keys(words).map((key) => `${name} ${key}`),
    );
    expect(usedKeys(chunk)).toEqual(keys.sort());
  });

  test('contain no words of React Aria, and do not look for the language of the browser', () => {
    const rendered = Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id);
    expect(rendered).toContain(`${root}ui/wordings/react-aria/default-locale.ts`);
    expect(rendered.filter((id) => /\/intl\/|@internationalized\/string/.test(id))).toEqual([]);
    expect(chunk.code).not.toMatch(/navigator\.language/);
  });
});

test('refuses to build a component whose words have no messages', async () => {
  await expect(bundled(['Calendar'])).rejects.toThrow(
    'Add messages to ui/wordings/react-aria/ for react-aria/calendar/intlStrings.',
  );
});

/** Values for all gaps of all messages. */
const values = [0, 1, 2, 1200].flatMap((count) =>
  [true, false].flatMap((first) =>
    [true, false].map((second) => ({
      ...{ count, optionCount: count, groupCount: count },
      ...{ isGroupChange: first, isSelected: second },
      ...{ groupTitle: 'Colours', optionText: 'Red', item: 'Row 1', columnName: 'Name' },
    })),
  ),
);

interface TheirFormatter {
  format(key: string, values: object): string;
}

const load = (path: string) => import(/* @vite-ignore */ `${root}node_modules/${path}.mjs`);

describe.each([...ours.keys()])('the English words of %s', (name) => {
  test('are those of React Aria', async () => {
    const { LocalizedStringDictionary, LocalizedStringFormatter } = await load(
      '@internationalized/string/dist/index',
    );
    const path =
      name === 'react-aria-components'
        ? `${name}/dist/private/intl/en-US`
        : `react-aria/dist/private/intl/${name}/en-US`;
    const { default: english } = await load(path);
    const theirs: TheirFormatter = new LocalizedStringFormatter(
      'en-GB',
      new LocalizedStringDictionary({ 'en-US': english }),
    );
    const words = ours.get(name) ?? {};
    const own = useLocalizedStringFormatter(words);
    for (const key of Object.keys(words)) {
      for (const given of values) expect(own.format(key, given)).toBe(theirs.format(key, given));
    }
  });
});
