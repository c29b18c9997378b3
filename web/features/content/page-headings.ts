import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';

export interface PageHeading {
  /** The id that the heading has on the page. */
  id: string;
  text: string;
}

/** The headings that part a page, for "On this page". */
export function pageHeadings(markdown: string): PageHeading[] {
  return parser(markdown, { disableParsingRawHTML: true }).flatMap((node) =>
    node.type === RuleType.heading && node.level <= 2
      ? [{ id: node.id, text: wordsOf(node.children) }]
      : [],
  );
}

function wordsOf(nodes: MarkdownToJSX.ASTNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node && typeof node.text === 'string') return node.text;
      return 'children' in node && Array.isArray(node.children) ? wordsOf(node.children) : '';
    })
    .join('');
}
