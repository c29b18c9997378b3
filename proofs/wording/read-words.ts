import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { readProduct, type SourceFile } from '#proofs/patterns/read-product.ts';
import { root } from '#scripts/world/settings.ts';

/** Words that a user may read on a screen, in an email or in a guide, with their place in the source. */
export interface ReadWords {
  words: string;
  place: string;
}

/** Attributes whose text is never shown to users. */
const unread = new Set(['className', 'class', 'd', 'viewBox', 'transform', 'id', 'to', 'href']);

/** The tags of templates that people read. */
const said = new Set(['t', 'msg', 'mailText']);

/** Every string and text in these files: labels, hints, errors, emails. Comments are ignored. */
export function wordsOfCode(files: readonly SourceFile[]): ReadWords[] {
  return files.flatMap(({ path, text }) => {
    const found: ReadWords[] = [];
    const skipped: ESTree.Span[] = [];
    const add = (start: number, words: string) => {
      const shown = words.replace(/\s+/g, ' ').trim();
      if (!/\p{L}/u.test(shown) || skipped.some((span) => span.start <= start && start < span.end))
        return;
      found.push({ words: shown, place: `${path}:${text.slice(0, start).split('\n').length}` });
    };
    new Visitor({
      ImportDeclaration: (node) => void skipped.push(node),
      ImportExpression: (node) => void skipped.push(node),
      TaggedTemplateExpression: (node) => {
        if (node.tag.type !== 'Identifier' || !said.has(node.tag.name)) skipped.push(node);
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && unread.has(node.name.name)) skipped.push(node);
      },
      JSXText: ({ start, value }) => add(start, value),
      Literal: ({ start, value }) => {
        if (typeof value === 'string') add(start, value);
      },
      TemplateLiteral: ({ start, quasis }) =>
        add(start, quasis.map(({ value }) => value.cooked ?? '').join('…')),
    }).visit(parseSync(path, text).program);
    return found;
  });
}

/** Every line of the legal texts, and of the guides, pages, videos and webinars in a new database. */
function wordsOfContent(): ReadWords[] {
  return globSync(['db/seed/content/**/*.md', 'web/documents/*.html'], { cwd: root })
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .map((words, at) => ({ words: words.trim(), place: `${path}:${at + 1}` })),
    );
}

/** All words that the product shows. */
export const wordsOfProduct = (): ReadWords[] => [
  ...wordsOfCode(readProduct()),
  ...wordsOfContent(),
];
