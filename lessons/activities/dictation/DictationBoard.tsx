import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Eye, Play, Square } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence } from '#language/text/text.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import {
  type Dictating,
  type Opened,
  type OpenedToken,
  openedTokens,
  type PlayerState,
} from './use-dictation.ts';

/** Fetches the marking rules only when a pupil types. */
const DictationTyping = lazyPart(
  async () => (await import('./DictationTyping.tsx')).DictationTyping,
  <LoadingField />,
);

function LoadingField() {
  return <Spinner label={t`Loading the text field`} />;
}

interface DictationBoardProps {
  dictating: Dictating;
  /** True if the N button is on. The native text of each sentence is then shown under its line. */
  showsNative: boolean;
}

/** The dictation as the class sees it: the current sentence, and a numbered line for every sentence. */
export function DictationBoard({ dictating, showsNative }: DictationBoardProps) {
  const { text, at, options, go } = dictating;
  const native = languageOf(text.native);
  const list = useRef<HTMLOListElement>(null);
  // When a dictation in progress is reopened, scrolls to its sentence immediately.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const row = list.current?.children[at];
    // Keeps the input visible, whatever content is below it; the sentence's line is directly above the input.
    (row?.querySelector('input') ?? row)?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <div className="mx-auto grid max-w-7xl gap-6">
      <DictationBar dictating={dictating} />
      <ol ref={list} className="lesson-text grid gap-1" dir={languageOf(text.target).direction}>
        {text.sentences.map((each, number) => (
          <li
            key={each.id}
            aria-current={number === at ? 'step' : undefined}
            className="dictation-row"
          >
            <button
              type="button"
              aria-label={t`Go to sentence ${{ number: number + 1 }}`}
              onClick={() => go(number)}
              className="dictation-number"
            >
              {number + 1}
            </button>
            <div className="min-w-0">
              {each.speaker && (
                <p className="font-sans font-semibold text-ink-2 text-sm">
                  <bdi>{each.speaker}</bdi>
                </p>
              )}
              <DictationLine
                sentence={each}
                language={text.target}
                opened={dictating.openedOf(each)}
                inSight={number === at && dictating.inSight !== null}
              />
              {showsNative && (
                <p
                  lang={native.locale}
                  dir={native.direction}
                  data-font={native.font}
                  className="lesson-side lesson-native"
                >
                  {each.native.text}
                </p>
              )}
              {number === at && options.mode === 'typed' && (
                <DictationTyping
                  sentence={each}
                  language={text.target}
                  typing={dictating.typing}
                  onTyping={dictating.type}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DictationLineProps {
  sentence: Sentence;
  language: string;
  opened: Opened;
  /** True while a delayed dictation shows the sentence. */
  inSight: boolean;
}

/**
 * A line of the board. It is empty, shows its revealed words, or shows the whole sentence for a short time.
 */
function Line({ sentence, language, opened, inSight }: DictationLineProps) {
  const { locale, direction, font } = languageOf(language);
  const { tokens, text } = sentence.target;
  const faces = openedTokens(tokens, opened);
  return (
    <p
      lang={locale}
      dir={direction}
      data-font={font}
      aria-live="polite"
      className="lesson-side dictation-line"
    >
      {inSight ? text : <UnbreakableLine pieces={faces} draw={drawFace} />}
      {!inSight && faces.length === 0 && (
        <span className="sr-only">
          <Trans>Hidden</Trans>
        </span>
      )}
    </p>
  );
}

const drawFace = ({ kind, text }: OpenedToken) =>
  // A revealed word is a separate element, so that screen readers announce only that word.
  kind === 'words' || kind === 'word' ? (
    text
  ) : (
    <span className="dictation-word">
      {text || (
        <span className="sr-only">
          <Trans>a word</Trans>
        </span>
      )}
    </span>
  );

const DictationLine = memo(
  Line,
  (a: DictationLineProps, b: DictationLineProps) =>
    a.sentence === b.sentence &&
    a.inSight === b.inSight &&
    a.opened.words === b.opened.words &&
    a.opened.letters === b.opened.letters,
);

const iconSize = 'size-5';

/** Controls of the current sentence: play or show it, reveal it step by step, and go to the next sentence. */
function DictationBar({ dictating }: { dictating: Dictating }) {
  const { at, count, opened, isOpen, player, inSight, options } = dictating;
  return (
    // Covers the padding of the scrolling box (lg:p-8 short:p-4), so that no text is visible above the bar.
    <div className="z-10 bg-card lg:sticky lg:-top-8 lg:-mt-8 lg:pt-8 short:-top-4 short:-mt-4 short:pt-4">
      <section
        aria-label={t`Current sentence`}
        className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-soft"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <IconButton
            label={t`Previous sentence`}
            icon={<ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
            disabled={at === 0}
            onClick={() => dictating.go(at - 1)}
          />
          <h2 className="text-lg tabular-nums">
            <Trans>
              Sentence {{ number: at + 1 }} of {count}
            </Trans>
          </h2>
          <IconButton
            label={t`Next sentence`}
            icon={<ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
            disabled={at === count - 1}
            onClick={() => dictating.go(at + 1)}
          />
          {options.mode === 'delayed' &&
            (inSight === null ? (
              <Button variant="primary" onClick={dictating.flash} disabled={isOpen}>
                <Eye aria-hidden="true" className={iconSize} />{' '}
                {plural(
                  { count: options.shownFor },
                  { one: 'Show for # second', other: 'Show for # seconds' },
                )}
              </Button>
            ) : (
              <Button variant="primary" onClick={dictating.endFlash}>
                <Trans>Hide now</Trans>
              </Button>
            ))}
          {dictating.hasClip &&
            (player.kind === 'playing' || player.kind === 'waiting' ? (
              <Button onClick={dictating.stop}>
                <Square aria-hidden="true" className={iconSize} /> <Trans>Stop</Trans>
              </Button>
            ) : (
              <Button
                variant={options.mode === 'delayed' ? 'secondary' : 'primary'}
                onClick={dictating.play}
              >
                <Play aria-hidden="true" className={iconSize} /> <Trans>Dictate</Trans>
              </Button>
            ))}
          <p className="font-semibold text-ink-2 text-sm" aria-live="polite">
            {note(dictating, player)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={dictating.firstLetters} disabled={isOpen || opened.letters}>
            <Trans>First letters</Trans>
          </Button>
          <Button size="small" onClick={dictating.nextWord} disabled={isOpen}>
            <Trans>Next word</Trans>
          </Button>
          <Button size="small" onClick={dictating.showSentence} disabled={isOpen}>
            <Trans>Show sentence</Trans>
          </Button>
          <Button
            size="small"
            onClick={dictating.hide}
            disabled={opened.words === 0 && !opened.letters}
          >
            <Trans>Hide</Trans>
          </Button>
        </div>
      </section>
    </div>
  );
}

function note({ hasClip, hasRecording, inSight, options }: Dictating, player: PlayerState): string {
  if (inSight !== null) return t`Disappears in ${{ seconds: inSight }}`;
  if (player.kind === 'failed') return t`The sound did not load. Press Dictate to try again.`;
  if (player.kind === 'playing')
    return t`Listen: ${{ turn: player.turn }} of ${{ total: player.of }}`;
  if (player.kind === 'waiting')
    return t`Write now. You’ll hear it again soon: ${{ turn: player.turn + 1 }} of ${{ total: player.of }}`;
  if (hasClip || options.mode === 'delayed') return '';
  return hasRecording
    ? t`Read it aloud, or play the recording below.`
    : t`This lesson has no sound: read the sentence aloud.`;
}
