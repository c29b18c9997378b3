import type { PanelProps } from '../view-props.ts';
import { OneSide } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { PhraseContent } from './content.ts';

/** Always prompts with the native phrase: pupils look for the matching phrase in the target text. */
export function Panel({ content, text, textStyle }: PanelProps<PhraseContent>) {
  const items = content.items.map((item) => ({
    id: item.id,
    prompt: <OneSide side="native" words={item} text={text} />,
    answer: <OneSide side="target" words={item} text={text} />,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
