import type { Plugin } from 'vite';

/**
 * Lets the build leave out the components of React Router that the app does not use, such as `Form`. Each of them
 * is created by a call and then given a name for developers' tools. To a bundler, both look like effects that must
 * be kept, so this removes the names and marks the calls as pure.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** `code` without the names of components at its top level, and with their creation marked as pure. */
export const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
