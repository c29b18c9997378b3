import type { PanelProps } from '../view-props.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { ComprehensionContent } from './content.ts';

/** Questions whose answers are stated in the text. */
export function Panel({ content, text, show, textStyle }: PanelProps<ComprehensionContent>) {
  const items = content.items.map(({ id, question, answer }) => ({
    id,
    prompt: <BilingualLine words={question} text={text} show={show} />,
    answer: <BilingualLine words={answer} text={text} show={show} />,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
