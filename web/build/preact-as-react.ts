import type { UserConfig } from 'vite';

/** Makes an entry use Preact under React's names (docs/decisions/0050). */
export const preactAsReact = {
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom/server': 'preact/compat/server',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} satisfies UserConfig;
