import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { interfaceLocales, sourceLocale } from './language/wordings/interface-languages.ts';

/** Where Lingui finds messages and keeps their translations (docs/decisions/0229). */
export default defineConfig({
  sourceLocale,
  locales: [...interfaceLocales],
  catalogs: [
    {
      path: 'wordings/{locale}',
      include: ['language', 'contracts', 'ui', 'lessons', 'functions', 'web'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  // In Workers, `msg` runs without being compiled.
  experimental: { runtimeMacro: true },
  format: formatter({ lineNumbers: false }),
  extractors: [createSwcExtractor()],
  orderBy: 'message',
});
