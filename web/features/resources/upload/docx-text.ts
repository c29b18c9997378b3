import type { WordElement } from 'mammoth/mammoth.browser.min.js';
import { hidden } from './open-docx.ts';

/**
 * The text of a Word file as its reader took it apart: an empty line behind each paragraph, so behind
 * each item of a list and each cell of a table; a break within a paragraph begins a line, a tab is a
 * space. Pictures, notes, comments and hidden words have no text here.
 */
export function docxText({ type, value, highlight, children = [] }: WordElement): string {
  switch (type) {
    case 'text':
      return value ?? '';
    case 'tab':
      return ' ';
    case 'break':
      return '\n';
    case 'paragraph':
      // Breaks at its ends, a new page for one, part no words.
      return `${textOf(children).replace(/^\n+|\n+$/g, '')}\n\n`;
    case 'run':
      return highlight === hidden ? '' : textOf(children);
    default:
      return textOf(children);
  }
}

const textOf = (elements: readonly WordElement[]) => elements.map(docxText).join('');
