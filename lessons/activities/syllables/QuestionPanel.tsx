import type { PanelProps } from '../../questions/view-props.ts';
import { TargetText } from '../../questions/views/BilingualLine.tsx';
import { RevealList } from '../../questions/views/RevealList.tsx';
import type { SyllablesContent } from './content.ts';
import { dotSyllables } from './dot-syllables.ts';

/**
 * The prompt is the word. Its syllables are separated by a middle dot, never by a hyphen, which would look
 * like spelling.
 */
export function QuestionPanel({ content, text, textStyle }: PanelProps<SyllablesContent>) {
  const items = content.items.map(({ id, word, parts }) => ({
    id,
    prompt: <TargetText language={text.target}>{word}</TargetText>,
    answer: <TargetText language={text.target}>{dotSyllables(parts, '\u2009·\u2009')}</TargetText>,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
