import { compiler } from 'markdown-to-jsx/react';
import { memo } from 'react';
import { readingRules } from './reading-rules.tsx';

/**
 * Markdown as React elements. Raw HTML is text, only known elements and attributes are made, and
 * addresses are checked one by one (`contracts/content/safe-address.ts`): no text can bring a script.
 */
export const WrittenText = memo(function WrittenText({ markdown }: { markdown: string }) {
  return <div className="written">{compiler(markdown, readingRules)}</div>;
});
