import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Volume2, X } from 'lucide-react';
import { memo } from 'react';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { fitFont } from '../games/fit-font.ts';
import { GameWords } from '../games/GameWords.tsx';
import type { CardFace } from './make-pairs.ts';

export type CardLook = 'down' | 'up' | 'chosen' | 'wrong' | 'found';

interface PairsCardProps {
  /** Zero-based position; the card's number is this value plus one. */
  at: number;
  face: CardFace;
  look: CardLook;
  /** True for the only card in the tab order. */
  reached: boolean;
  languages: Pick<Text, 'target' | 'native'>;
  address: (key: string) => string;
}

const looks: Record<CardLook, string> = {
  down: 'pairs-back border-transparent text-on-target hover:brightness-110',
  up: 'border-line bg-raised hover:border-target',
  chosen: 'border-target bg-target-soft ring-4 ring-target/35',
  wrong: 'border-bad bg-bad-soft',
  found: 'border-ok bg-ok-soft',
};

/** One card: shows its number while it is face down, otherwise its words, picture or sound. */
export const PairsCard = memo(function PairsCard(props: PairsCardProps) {
  const { at, face, look, languages } = props;
  const down = look === 'down';
  return (
    <button
      type="button"
      data-at={at}
      tabIndex={props.reached ? 0 : -1}
      aria-pressed={look === 'chosen'}
      aria-disabled={look === 'found' || undefined}
      className={classNames(
        'pairs-card contain-strict relative grid place-items-center overflow-hidden rounded-card border-3 text-center leading-[1.2] shadow-soft select-none',
        looks[look],
        !down && 'pairs-turned',
      )}
    >
      <span className="sr-only">{nameOf(at + 1, look)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute tabular-nums',
          down
            ? 'pairs-number inset-0 grid place-items-center font-bold'
            : 'start-2 top-1 font-semibold text-ink-2 text-sm',
        )}
      >
        {at + 1}
      </span>
      {/* The face is laid out while the card is face down, so that turning it only repaints. */}
      <span className={classNames('contents', down && 'invisible')}>
        <Shown face={face} look={look} languages={languages} address={props.address} />
      </span>
      {look === 'found' && <Check aria-hidden="true" className={corner('text-ok')} />}
      {look === 'wrong' && <X aria-hidden="true" className={corner('text-bad')} />}
    </button>
  );
});

function nameOf(number: number, look: PairsCardProps['look']): string {
  if (look === 'down') return t`Card ${number}, face down`;
  return look === 'found' ? t`Card ${number}, found:` : t`Card ${number}:`;
}

const corner = (colour: string) => `pairs-corner absolute end-1.5 bottom-1.5 stroke-3 ${colour}`;

type ShownProps = Pick<PairsCardProps, 'face' | 'look' | 'languages' | 'address'>;

function Shown({ face, look, languages, address }: ShownProps) {
  if (face.face === 'picture') {
    return face.key ? (
      <img src={address(face.key)} alt={face.words} className="max-h-full object-contain" />
    ) : (
      <span role="img" aria-label={face.words} className="pairs-emoji">
        {face.emoji}
      </span>
    );
  }
  const side = face.face === 'native' ? 'native' : 'target';
  const words = (
    <span style={{ fontSize: fitFont(face.words, languages[side], '0.72rem', '3.25rem', 2.8) }}>
      <GameWords
        plain={look === 'wrong' || look === 'found'}
        side={side}
        languages={languages}
        words={face.words}
      />
    </span>
  );
  // A sound card shows its words once its pair has been found.
  if (face.face !== 'sound' || look === 'found') return words;
  return (
    <>
      <span className="sr-only">
        <Trans>a sound</Trans>
      </span>
      <Volume2 aria-hidden="true" className="pairs-sound text-target" />
    </>
  );
}
