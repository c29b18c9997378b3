import { ChevronLeft, ChevronRight, Eye, Play, Square } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Dictating } from './use-dictation.ts';
import type { PlayerState } from './use-player.ts';

const iconSize = 'size-5';

/** The sentence in hand: hear or see it, open it step by step, go on to the next. */
export function DictationBar({ dictating }: { dictating: Dictating }) {
  const { at, count, opened, isOpen, player, inSight, options } = dictating;
  return (
    // It takes in the padding of the box that scrolls (lg:p-8 short:p-4): nothing shows through above it.
    <div className="z-10 bg-card lg:sticky lg:-top-8 lg:-mt-8 lg:pt-8 short:-top-4 short:-mt-4 short:pt-4">
      <section
        aria-label="The sentence in hand"
        className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-soft"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <IconButton
            label="Previous sentence"
            icon={<ChevronLeft aria-hidden="true" className={iconSize} />}
            disabled={at === 0}
            onClick={() => dictating.go(at - 1)}
          />
          <h2 className="text-lg tabular-nums">
            Sentence {at + 1} of {count}
          </h2>
          <IconButton
            label="Next sentence"
            icon={<ChevronRight aria-hidden="true" className={iconSize} />}
            disabled={at === count - 1}
            onClick={() => dictating.go(at + 1)}
          />
          {options.mode === 'delayed' &&
            (inSight === null ? (
              <Button variant="primary" onClick={dictating.flash} disabled={isOpen}>
                <Eye aria-hidden="true" className={iconSize} /> Show for {options.shownFor} seconds
              </Button>
            ) : (
              <Button variant="primary" onClick={dictating.endFlash}>
                Hide now
              </Button>
            ))}
          {dictating.hasClip &&
            (player.kind === 'playing' || player.kind === 'waiting' ? (
              <Button onClick={dictating.stop}>
                <Square aria-hidden="true" className={iconSize} /> Stop
              </Button>
            ) : (
              <Button
                variant={options.mode === 'delayed' ? 'secondary' : 'primary'}
                onClick={dictating.play}
              >
                <Play aria-hidden="true" className={iconSize} /> Dictate
              </Button>
            ))}
          <p className="font-semibold text-ink-2 text-sm" aria-live="polite">
            {note(dictating, player)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={dictating.firstLetters} disabled={isOpen || opened.letters}>
            First letters
          </Button>
          <Button size="small" onClick={dictating.nextWord} disabled={isOpen}>
            Next word
          </Button>
          <Button size="small" onClick={dictating.showSentence} disabled={isOpen}>
            Show sentence
          </Button>
          <Button
            size="small"
            onClick={dictating.hide}
            disabled={opened.words === 0 && !opened.letters}
          >
            Hide
          </Button>
        </div>
      </section>
    </div>
  );
}

function note({ hasClip, hasRecording, inSight, options }: Dictating, player: PlayerState): string {
  if (inSight !== null) return `Gone in ${inSight}`;
  if (player.kind === 'failed') return 'The sound did not load. Press Dictate to try again.';
  if (player.kind === 'playing') return `Listen: ${player.turn} of ${player.of}`;
  if (player.kind === 'waiting')
    return `Write now. Once more soon: ${player.turn + 1} of ${player.of}`;
  if (hasClip || options.mode === 'delayed') return '';
  return hasRecording
    ? 'Read it aloud, or play the recording below.'
    : 'This lesson has no sound: read the sentence aloud.';
}
