import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './read-product.ts';

/** A regular expression in the code. `scans` is true if the code uses it to find every match in a text. */
export interface Pattern {
  regex: RegExp;
  scans: boolean;
  place: string;
}

/**
 * Returns the regular expressions written as literals in these files, and the files that build other ones at
 * runtime.
 */
export function findPatterns(files: readonly SourceFile[]): {
  written: Pattern[];
  making: string[];
} {
  const written: Pattern[] = [];
  const making = new Set<string>();
  for (const { path, text } of files) {
    const splitting = new Set<number>();
    const makes = (callee: ESTree.Expression) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') making.add(path);
    };
    new Visitor({
      CallExpression({ callee, arguments: [first] }) {
        makes(callee);
        const method = callee.type === 'MemberExpression' ? callee.property : undefined;
        if (first && method?.type === 'Identifier' && method.name === 'split')
          splitting.add(first.start);
      },
      NewExpression: ({ callee }) => makes(callee),
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        written.push({
          regex: new RegExp(pattern, flags),
          scans: flags.includes('g') || splitting.has(node.start),
          place: `${path}:${text.slice(0, node.start).split('\n').length}`,
        });
      },
    }).visit(parseSync(path, text).program);
  }
  return { written, making: [...making].sort() };
}
