import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { TextType } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import type { LessonSlots } from '#lessons/activities/activity-view.tsx';
import { useAfterPaint } from '#lessons/activities/painting.ts';
import { groupSentences } from '#lessons/draft/group-sentences.ts';
import { layoutOf, type ScreenLayout } from '#lessons/draft/screen-layouts.ts';
import { classNames } from '#ui/class-names.ts';
import { LessonGroup } from './LessonGroup.tsx';

interface LessonTextProps {
  text: Text;
  textType: TextType;
  shows: { target: boolean; native: boolean };
  /** The arrangement of the two languages and of the lines. If absent, the text uses the whole width. */
  layout?: Pick<ScreenLayout, 'sides' | 'measure'>;
  /** The id of the sentence being spoken. */
  speaking: string | undefined;
  slots: LessonSlots;
}

const measures = {
  full: undefined,
  narrow: 'mx-auto max-w-[30em]',
  columns: 'gap-x-[2em] lg:columns-2',
} as const;

/**
 * The number of groups from which a text counts as long. For a long text, the browser skips the layout of
 * off-screen groups, so that a press does not wait for it.
 */
const longFrom = 24;

/**
 * The lesson's text in large print. The layout or the activity determines how its two languages are arranged.
 */
export function LessonText(props: LessonTextProps) {
  const { text, textType, shows, layout = layoutOf('text-alone'), speaking, slots } = props;
  // Split paragraphs into sentences in the sentence-by-sentence layout.
  const alone = slots.rows || layout.sides === 'sentences';
  const groups = useMemo(
    () =>
      alone
        ? text.sentences.map((sentence) => [sentence])
        : groupSentences(text.sentences, textType),
    [alone, text, textType],
  );
  // Once shown, a language stays mounted while hidden: showing it again only changes styles.
  const drawn = useRef({ target: false, native: false }).current;
  drawn.target ||= shows.target;
  drawn.native ||= shows.native;
  const shown = drawn.native ? (drawn.target ? 'both' : 'native') : 'target';
  const numbered = textType === 'sentences' || slots.numbered === true;
  // Do not treat the text as long with overlays or columns, because they need the position of every line.
  const long =
    groups.length >= longFrom && slots.overlay === undefined && layout.measure !== 'columns';
  const element = useRef<HTMLDivElement>(null);
  useTrueHeights(element, long);
  // Render off-screen groups after the next paint, so that a press does not wait for them.
  const isInSight = useVisibleGroups(element, long);
  const now = useMemo(() => ({ slots, shown }), [slots, shown]);
  const late = useAfterPaint(now, long);
  const draw = (side: 'target' | 'native', at: number) => {
    const drawing = isInSight(at) ? now : late;
    // A translation that is shown for the first time may appear one frame after its text.
    const sides = shows.target ? late.shown : drawing.shown;
    if (sides !== side && sides !== 'both') return undefined;
    const show = drawing.slots[side];
    return (groups[at] ?? []).map(show ?? ((sentence: Sentence) => sentence[side].text));
  };
  useFollowSpeech(element, speaking);
  const leading = text[shows.native && !shows.target ? 'native' : (slots.follows ?? 'target')];
  return (
    <div
      ref={element}
      // Place the first column on the side where lines of the first language start.
      dir={layout.measure === 'columns' ? languageOf(leading).direction : undefined}
      className={classNames(
        'group/sides @container lesson-text',
        measures[layout.measure],
        long && 'lesson-long',
      )}
      data-sides={sidesOf(shows)}
      data-state={slots.textState}
      style={slots.textStyle}
    >
      {groups.map((group, at) => (
        <LessonGroup
          key={group[0]?.id}
          sentences={group}
          number={numbered ? at + 1 : undefined}
          target={draw('target', at)}
          native={draw('native', at)}
          targetLanguage={text[slots.follows ?? 'target']}
          nativeLanguage={text.native}
          speaking={group.some(({ id }) => id === speaking) ? speaking : undefined}
          className={classNames(
            layout.sides === 'sentences' && 'border-line border-b pb-[0.9em]',
            slots.rows && 'lesson-row',
          )}
          columns={columnsOf(slots, layout, group[0]?.speaker !== undefined)}
        />
      ))}
    </div>
  );
}

const sidesOf = ({ target, native }: LessonTextProps['shows']) =>
  target && native ? 'both' : target ? 'target' : native ? 'native' : 'none';

/**
 * Classes for two columns, one per language. They are used if the layout or the activity requires them and
 * each column would be wide enough, measured in the text's own font size (`em`). Text that already runs in
 * two columns is not divided further.
 */
function columnsOf(
  slots: LessonSlots,
  { sides, measure }: Pick<ScreenLayout, 'sides' | 'measure'>,
  spoken: boolean,
): string | undefined {
  if (measure === 'columns') return undefined;
  const columns = 'gap-x-[1.6em] group-data-[sides=both]/sides:grid';
  if (slots.rows || sides === 'beside') return `${columns} @min-[24em]:grid-cols-2`;
  return sides === 'roomy' && !spoken ? `${columns} @min-[40em]:grid-cols-2` : undefined;
}

/** Scrolls the sentence being spoken into view if it is not visible, because the class reads along. */
function useFollowSpeech(text: RefObject<HTMLElement | null>, speaking: string | undefined) {
  useEffect(() => {
    if (speaking === undefined) return;
    const spoken = [...(text.current?.querySelectorAll('.spoken') ?? [])];
    spoken.find((side) => side.checkVisibility())?.scrollIntoView({ block: 'nearest' });
  }, [text, speaking]);
}

/** True if the group at an index is visible. Before the first measurement, it is true for all groups. */
type InSight = (at: number) => boolean;

/** Tracks which groups of a long text are visible, without causing re-renders. */
function useVisibleGroups(text: RefObject<HTMLElement | null>, long: boolean): InSight {
  const seen = useRef<Set<Element> | null>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || !long) return;
    const watch = new IntersectionObserver((entries) => {
      seen.current ??= new Set();
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) seen.current.add(target);
        // If the whole text is hidden, do not remove its groups, because it will be shown again at the same
        // scroll position.
        else if (boundingClientRect.width > 0) seen.current.delete(target);
      }
    });
    for (const group of element.children) watch.observe(group);
    return () => {
      watch.disconnect();
      seen.current = null;
    };
  }, [text, long]);
  return (at) => {
    const group = text.current?.children[at];
    return seen.current === null || !group || seen.current.has(group);
  };
}

/** Idle time in milliseconds before the heights of the groups are measured. */
const quietMs = 600;
/** The number of groups laid out per frame. A press waits for at most this many groups. */
const groupsAtOnce = 6;

/**
 * Measures the true heights of a long text while the page is idle, so that the scroll bar does not jump when
 * off-screen groups scroll into view. Groups keep the measured height until the next change. Because the
 * browser skips the layout of off-screen groups (`.lesson-long`), this hook lays out each group for one
 * frame, a few groups at a time. A press postpones the measurement.
 */
function useTrueHeights(text: RefObject<HTMLElement | null>, long: boolean): void {
  useEffect(() => {
    const element = text.current;
    if (!element || !long) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let whole: HTMLElement[] = [];
    const layOut = (groups: HTMLElement[]) => {
      for (const group of whole) delete group.dataset.whole;
      for (const group of groups) group.dataset.whole = '';
      whole = groups;
    };
    // The browser records a height at the end of the frame in which its group was laid out.
    const settle = (from: number) => {
      const groups = element.querySelectorAll<HTMLElement>(':scope > *');
      layOut([...groups].slice(from, from + groupsAtOnce));
      frame = whole.length > 0 ? requestAnimationFrame(() => settle(from + groupsAtOnce)) : 0;
    };
    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      frame = 0;
      layOut([]);
    };
    const wait = () => {
      stop();
      timer = setTimeout(() => settle(0), quietMs);
    };
    const postpone = () => {
      if (frame !== 0) wait();
    };
    // Ignore height changes during the measurement: it changes the height of the text, but never its width.
    let width = 0;
    const watch = new ResizeObserver(() => {
      if (frame !== 0 && element.clientWidth === width) return;
      width = element.clientWidth;
      wait();
    });
    watch.observe(element);
    addEventListener('pointerdown', postpone, true);
    addEventListener('keydown', postpone, true);
    return () => {
      watch.disconnect();
      removeEventListener('pointerdown', postpone, true);
      removeEventListener('keydown', postpone, true);
      stop();
    };
  }, [text, long]);
}
