import { sameTapWords, TapWords, type TapWordsProps } from './TapWords.tsx';
import { useNodeCache } from './use-node-cache.ts';

const draw = (props: TapWordsProps) => <TapWords {...props} />;

/** Draws sentences whose words can be picked, by id: one is drawn again only when its own words changed. */
export const useTapWords = () => useNodeCache(draw, sameTapWords);
