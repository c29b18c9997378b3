import type { Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Shown } from '../panel-props.ts';
import { NativeText } from './NativeText.tsx';
import { TargetText } from './TargetText.tsx';

interface BilingualLineProps {
  words: Bilingual;
  text: Text;
  show: Shown;
}

/** A line in the languages that are switched on, one under the other; the target where none is. */
export function BilingualLine({ words, text, show }: BilingualLineProps) {
  const native = show.native && words.native !== '';
  return (
    <span className="inline-flex flex-col gap-1 align-top">
      {(show.target || !native) && <TargetText language={text.target}>{words.target}</TargetText>}
      {native && (
        <span className={show.target ? 'text-[0.82em]' : undefined}>
          <NativeText language={text.native}>{words.native}</NativeText>
        </span>
      )}
    </span>
  );
}
