import { basename } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { extractMessages, type LinguiMacroOptions, transform } from '@lingui/native-tools';
import type { Plugin } from 'vite';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { answerSentences } from './answer-sentences.ts';

/** Stands for the wording of a message in built scripts, until `inlineWordings` replaces it. */
const mark = 'wording:';

const macro: LinguiMacroOptions = {
  corePackage: ['@lingui/core/macro', '@lingui/core/runtime-macro'],
  runtimeModules: {
    i18n: ['#ui/wordings/i18n.ts', 'i18n'],
    Trans: ['#ui/wordings/Trans.tsx', 'Trans'],
  },
};

/** The module with the sentences of Workers and schemas and their messages (`ui/wordings/answers.ts`). */
const answers = 'virtual:answers';

/**
 * Compiles Lingui's macros. A build marks the messages, so that `inlineWordings` can put the wordings of any language in
 * their places. In development and in tests, the messages contain their English wordings.
 */
export function wordings(): Plugin {
  let isBuilt = false;
  return {
    name: 'wordings',
    // Before other plugins that read source code, because this one removes the types.
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id === answers ? `\0${answers}` : null),
    load(id) {
      if (id !== `\0${answers}`) return null;
      const entries = answerSentences().map((english) => {
        const messageId = generateMessageId(english);
        return isBuilt
          ? `[${JSON.stringify(english)},{id:"${mark}${messageId}"}]`
          : JSON.stringify([english, { id: messageId, said: compileWording(english) }]);
      });
      return `export default [${entries.join(',\n')}];`;
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /from '@lingui\/(?:core|react)\/(?:runtime-)?macro'/ },
      async handler(source, id) {
        const file = basename(id);
        const { code, map } = await transform(source, file, {
          macro: { ...macro, descriptorFields: 'id-only' },
        });
        const english = isBuilt ? new Map<string, string>() : await englishOf(source, file);
        const said = (messageId: string) =>
          isBuilt
            ? `"${mark}${messageId}"`
            : `"${messageId}", said: ${JSON.stringify(compileWording(english.get(messageId) ?? ''))}`;
        return {
          // The comment marks each message in the compiled code. The macro writes the id on the next line.
          code: code.replace(
            /\/\*i18n\*\/ \{(\s+)id: "([^"]+)"/g,
            (_, space: string, messageId: string) => `{${space}id: ${said(messageId)}`,
          ),
          map,
        };
      },
    },
  };
}

async function englishOf(source: string, file: string): Promise<Map<string, string>> {
  const { messages } = await extractMessages(source, file, { macro });
  return new Map(messages.map(({ id, message }) => [id, message ?? '']));
}

/** The ids of the messages in a built script. */
export const messagesIn = (code: string): string[] =>
  [...code.matchAll(marked)].map(([, , id = '']) => id);

const marked = new RegExp(`(["'\`])${mark}([^"'\`]+)\\1`, 'g');

/** Puts wordings into a built script. `wordingOf` returns the compiled wording of a message. */
export const inlineWordings = (code: string, wordingOf: (id: string) => unknown): string =>
  code.replace(marked, (_, __, id: string) => `"${id}",said:${JSON.stringify(wordingOf(id))}`);
