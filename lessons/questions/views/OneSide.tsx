import type { SideName, Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import { NativeText } from './NativeText.tsx';
import { TargetText } from './TargetText.tsx';

interface OneSideProps {
  side: SideName;
  words: Bilingual;
  text: Text;
}

/** One half of a pair, in the look of its language. */
export function OneSide({ side, words, text }: OneSideProps) {
  if (side === 'native') return <NativeText language={text.native}>{words.native}</NativeText>;
  return <TargetText language={text.target}>{words.target}</TargetText>;
}
