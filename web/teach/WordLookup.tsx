import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Sentence, Side } from '#language/text/text.ts';
import type { EditWord, LessonSlots } from '#lessons/activities/activity-view.tsx';
import { useNodeCache } from '#lessons/activities/painting.ts';
import { wordAt, wordBeside } from '#lessons/activities/word-at.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const drawSentence = (props: LookupSentenceProps) => <LookupSentence {...props} />;
const WordCard = lazyPart(async () => (await import('./WordCard.tsx')).default);

interface WordLookupProps {
  material: LessonMaterial;
  /** Absent if another user owns the lesson. */
  editWord: EditWord | undefined;
  children: (slots: LessonSlots) => ReactNode;
}

/** The plain text as a dictionary: each word of the target language opens a card with its annotations. */
export function WordLookup({ material, editWord, children }: WordLookupProps) {
  const { sentences } = material.text;
  const { open, cursor, handlers, close } = useLookup();
  const sentenceOf = useMemo(() => {
    const byWord = new Map<string, Sentence>();
    for (const sentence of sentences) {
      for (const { id, isWord } of sentence.target.tokens) if (isWord) byWord.set(id, sentence);
    }
    return byWord;
  }, [sentences]);
  // The word that receives the focus on Tab: the word that was focused last or, until a word has been
  // focused, the first word of the text.
  const reached = cursor && sentenceOf.has(cursor) ? cursor : sentenceOf.keys().next().value;
  const within = (sentence: Sentence, id: string | undefined) =>
    id !== undefined && sentenceOf.get(id) === sentence ? id : undefined;
  const sentence = open === undefined ? undefined : sentenceOf.get(open);
  const token = sentence?.target.tokens.find(({ id }) => id === open);
  const sentenceNode = useNodeCache(drawSentence, sameLookup);
  const slots: LessonSlots = {
    target: (each) =>
      sentenceNode(each.id, {
        side: each.target,
        handlers,
        cursor: within(each, reached),
        open: within(each, open),
      }),
  };
  if (sentence && token) {
    slots.card = (
      <WordCard
        key={token.id}
        material={material}
        sentence={sentence}
        token={token}
        editWord={editWord}
        onClose={close}
      />
    );
  }
  return children(slots);
}

interface LookupSentenceProps {
  side: Side;
  handlers: Lookup['handlers'];
  /** The word that receives the focus on Tab, if it is in this sentence. */
  cursor: string | undefined;
  /** The word whose card is open, if it is in this sentence. */
  open: string | undefined;
}

/**
 * A sentence whose words can be looked up. It has three shared handlers instead of a button per word, so that
 * a screen reader still reads the sentence as text.
 */
function LookupSentence({ side, handlers, cursor, open }: LookupSentenceProps) {
  return (
    <span className="lookup" {...handlers}>
      {side.tokens.map((token) =>
        token.isWord ? (
          <span
            key={token.id}
            data-word={token.id}
            data-open={token.id === open || undefined}
            tabIndex={token.id === cursor ? 0 : -1}
          >
            {token.text}
          </span>
        ) : (
          token.text
        ),
      )}
    </span>
  );
}

/**
 * True if a sentence need not re-render. It must re-render only if it gains or loses the cursor or the card,
 * or if its other props change.
 */
const sameLookup = (a: LookupSentenceProps, b: LookupSentenceProps): boolean =>
  a.side === b.side && a.cursor === b.cursor && a.open === b.open && a.handlers === b.handlers;

/**
 * State for looking up a word of the plain text. A click or Enter opens the card of a word, and the arrow
 * keys move between words. Escape or a press outside closes the card; Escape also returns the focus to the
 * word.
 */
function useLookup() {
  const [open, setOpen] = useState<string>();
  const [cursor, setCursor] = useState<string>();
  // The handlers are stable, so that they do not cause sentences to re-render.
  const [handlers] = useState(() => ({
    onFocus: (event: FocusEvent) => setCursor(wordAt(event.target)?.id),
    onClick: (event: MouseEvent) => {
      const word = wordAt(event.target);
      // Do not open a card after the user has selected words, probably to copy them.
      if (word && (getSelection()?.isCollapsed ?? true)) setOpen(word.id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const word = wordAt(event.target);
      if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        setOpen(word.id);
        return;
      }
      const next = wordBeside(word.element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  }));

  useEffect(() => {
    if (open === undefined) return;
    const press = (event: PointerEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (!on?.closest('[data-card]') && !wordAt(on)) setOpen(undefined);
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(undefined);
      elementOf(open)?.focus();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return { open, cursor, handlers, close: () => setOpen(undefined) };
}

/** The element of the word with this token id. */
export function elementOf(tokenId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-word="${CSS.escape(tokenId)}"]`);
}

type Lookup = ReturnType<typeof useLookup>;
