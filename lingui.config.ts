import { relative } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { createSwcExtractor } from '@lingui/native-tools';
import { interfaceLocales, sourceLocale } from './language/wordings/interface-languages.ts';
import { hasAnswers, sentencesIn } from './web/build/answer-sentences.ts';
import { hasMailTexts, mailTextsIn } from './web/build/mail-texts.ts';

const macros = createSwcExtractor();

/**
 * Finds the macros, the sentences with which Workers and schemas answer (docs/decisions/0230), and the texts of mails
 * (docs/decisions/0232).
 */
const extractor: typeof macros = {
  match: (file) => macros.match(file),
  async extract(file, code, onMessage, context) {
    await macros.extract(file, code, onMessage, context);
    const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
    const sentences = [
      ...(hasAnswers(path) ? sentencesIn(code, file) : []),
      ...(hasMailTexts(path) ? mailTextsIn(code, file) : []),
    ];
    for (const { english, line } of sentences) {
      onMessage({ id: generateMessageId(english), message: english, origin: [file, line] });
    }
  },
};

/** Where Lingui finds messages and keeps their translations (docs/decisions/0229). */
export default defineConfig({
  sourceLocale,
  locales: [...interfaceLocales],
  catalogs: [
    {
      path: 'wordings/{locale}',
      include: [
        'language',
        'contracts',
        'ui',
        'lessons',
        'functions',
        'web',
        'emulators/openai/writer',
      ],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  // In Workers, `msg` runs without being compiled.
  experimental: { runtimeMacro: true },
  format: formatter({ lineNumbers: false }),
  extractors: [extractor],
  orderBy: 'message',
});
