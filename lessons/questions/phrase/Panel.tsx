import type { PanelProps } from '../panel-props.ts';
import { OneSide } from '../views/OneSide.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { PhraseContent } from './content.ts';

/** The native phrase asks, the target phrase answers; the other way round while native is off. */
export function Panel({ content, text, show, textStyle }: PanelProps<PhraseContent>) {
  const nativeAsks = show.native || !show.target;
  const items = content.items.map((item) => ({
    id: item.id,
    prompt: <OneSide side={nativeAsks ? 'native' : 'target'} words={item} text={text} />,
    answer: <OneSide side={nativeAsks ? 'target' : 'native'} words={item} text={text} />,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
