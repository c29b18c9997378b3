import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { andList } from '#ui/wordings/lists.ts';
import type { TaskFace } from '../task-content.ts';
import { faceText } from '../task-face.ts';
import type { DoProps } from '../task-view.tsx';
import { DoneMark } from '../views/DoneMark.tsx';
import { FaceView } from '../views/FaceView.tsx';
import { PlayClip, PlaySmall } from '../views/PlayClip.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import { useClip } from '../views/use-clip.ts';
import type { MatchingForPupil, MatchingSubmitted } from './content.ts';
import { openCards, partCards, roundOf, tapCard, type Waiting } from './pairing.ts';

type Props = DoProps<MatchingForPupil, MatchingSubmitted>;

/**
 * Two columns of cards. A tap on each side makes a pair. Pairs move to a list below the columns, so that the
 * remaining cards soon fit on one screen. Each pair has a cross button that separates it.
 */
export default function Do({ task, submitted, onChange, done = [], ...around }: Props) {
  const { disabled, handIn, soundAddress } = around;
  const { matched } = submitted;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusMove();
  const open = openCards(task, matched);
  const round = roundOf(task, open.left[0]?.id);
  const all = task.left.length;
  const pairs = task.left.flatMap((left) => {
    const right = task.right.find(({ id }) => id === matched[left.id]);
    return right ? [{ left, right }] : [];
  });
  const made = pairs.length;

  const waitingFace = task[waiting?.side ?? 'left'].find(({ id }) => id === waiting?.id)?.face;

  const tap = (side: Waiting['side'], id: string) => {
    const next = tapCard({ matched, waiting }, side, id);
    setWaiting(next.waiting);
    if (next.matched === matched) return;
    setSaid(t`Paired`);
    onChange({ matched: next.matched });
    // Both cards disappear: move the focus to the next card of the same column.
    const column = open[side];
    const after = column[column.findIndex((card) => card.id === id) + 1] ?? column[0];
    moveFocus(() => focusCard(place.current, side, after?.id));
  };
  const part = (left: string) => {
    setWaiting(null);
    setSaid(t`Pair separated`);
    onChange({ matched: partCards(matched, left) });
    moveFocus(() => focusCard(place.current, 'left', left));
  };

  const column = (side: Waiting['side'], label: string) => (
    <ul aria-label={label} className="flex min-w-0 flex-col gap-2.5">
      {open[side].map(({ id, face }) => (
        <li key={id} className="flex">
          <MatchCard
            cardId={`${side}-${id}`}
            face={face}
            waiting={waiting?.side === side && waiting.id === id}
            wanted={waiting !== null && waiting.side !== side}
            disabled={disabled}
            onTap={() => tap(side, id)}
            soundAddress={soundAddress}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div ref={place} className="flex flex-1 flex-col gap-4">
      <p className="font-semibold text-native text-sm">
        {round
          ? t`Tap two that belong together, round ${{ number: round.number }} of ${{ count: round.of }}`
          : t`Tap two that belong together`}
      </p>
      {open.left.length > 0 && open.right.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {column('left', t`Cards`)}
          {column('right', t`Partners`)}
        </div>
      )}
      {pairs.length > 0 && (
        <section aria-label={t`Your pairs`} className="space-y-2">
          <h2 className="font-semibold text-base text-ink-2">
            <Trans>Your pairs</Trans>
          </h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {pairs.map(({ left, right }) => (
              <Pair
                key={left.id}
                left={left.face}
                right={right.face}
                disabled={disabled}
                onPart={done.includes(left.id) ? null : () => part(left.id)}
                soundAddress={soundAddress}
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="sr-only">
        {said && t`${said}. ${made} of ${all}.`}
      </p>
      <TaskFoot>
        <p className="text-center font-semibold text-ink-2">
          {waiting ? t`Now tap its partner` : t`${made} of ${all} pairs`}
        </p>
        {waitingFace?.kind === 'sound' && <PlayClip address={soundAddress(waitingFace.key)} />}
        {handIn && <div className="flex flex-col">{handIn}</div>}
      </TaskFoot>
    </div>
  );
}

function focusCard(place: HTMLElement | null, side: string, id: string | undefined): void {
  const own =
    id && place?.querySelector<HTMLElement>(`[data-card="${CSS.escape(`${side}-${id}`)}"]`);
  (own || place?.querySelector<HTMLElement>('[data-card], [data-part]'))?.focus({
    preventScroll: true,
  });
}

interface PairProps {
  left: TaskFace;
  right: TaskFace;
  disabled: boolean | undefined;
  /** Null for a pair carried over from the last attempt. */
  onPart: (() => void) | null;
  soundAddress: (key: string) => string;
}

/** A pair of cards, with a cross that separates them. */
function Pair({ left, right, disabled, onPart, soundAddress }: PairProps) {
  const sound = t({ message: 'Sound', context: 'card' });
  const pair = andList([faceText(left, sound), faceText(right, sound)]);
  const show = (face: TaskFace) =>
    face.kind === 'sound' ? (
      <PlaySmall address={soundAddress(face.key)} />
    ) : (
      <FaceView face={face} address={soundAddress} />
    );
  return (
    <li className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-target-soft ps-3.5 pe-1">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5 leading-snug">
        {show(left)}
        <Link2 size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
        {show(right)}
      </span>
      {onPart ? (
        <button
          type="button"
          data-part
          disabled={disabled}
          aria-label={t`Separate: ${pair}`}
          onClick={onPart}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-card hover:text-ink disabled:opacity-55"
        >
          <X size={18} aria-hidden="true" />
        </button>
      ) : (
        <span className="inline-flex size-11 shrink-0 items-center justify-center">
          <DoneMark />
        </span>
      )}
    </li>
  );
}

interface MatchCardProps {
  cardId: string;
  face: TaskFace;
  /** True if the card was tapped and is waiting for its partner. */
  waiting: boolean;
  /** True if a card on the other side is selected, so that this card may be its partner. */
  wanted: boolean;
  disabled: boolean | undefined;
  onTap: () => void;
  soundAddress: (key: string) => string;
}

/** One card of a column. A card with a sound plays it when tapped. */
function MatchCard(props: MatchCardProps) {
  const { face, waiting, wanted, soundAddress } = props;
  const clip = useClip(face.kind === 'sound' ? soundAddress(face.key) : '');
  return (
    <button
      type="button"
      data-card={props.cardId}
      disabled={props.disabled}
      aria-pressed={waiting}
      onClick={() => {
        if (face.kind === 'sound') clip.play(false);
        props.onTap();
      }}
      className={classNames(
        'flex min-h-16 w-full min-w-0 items-center justify-center rounded-card border-2 px-2.5 py-1 text-center text-lg leading-snug transition-colors disabled:opacity-60',
        waiting
          ? 'border-target bg-target-soft font-bold text-target'
          : 'border-line bg-card hover:border-target',
        wanted && 'border-dashed border-edge',
      )}
    >
      <FaceView face={face} address={soundAddress} />
    </button>
  );
}
