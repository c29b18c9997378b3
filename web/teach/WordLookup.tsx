import { type ReactNode, useMemo } from 'react';
import type { Sentence, Side } from '#language/text/text.ts';
import type { EditWord, LessonSlots } from '#lessons/activities/activity-view.tsx';
import { useNodeCache } from '#lessons/activities/painting.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type Lookup, useLookup } from './use-lookup.ts';

const drawSentence = (props: LookupSentenceProps) => <LookupSentence {...props} />;
const WordCard = lazyPart(async () => (await import('./WordCard.tsx')).default);

interface WordLookupProps {
  material: LessonMaterial;
  /** Absent where the lesson is somebody else's. */
  editWord: EditWord | undefined;
  children: (slots: LessonSlots) => ReactNode;
}

/** The plain text as a dictionary: each word of the target language opens a card with what is stored of it. */
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
  // Until a word had the focus, the first of the text is the one that Tab reaches.
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
  /** The word that Tab reaches, when it is in this sentence. */
  cursor: string | undefined;
  /** The word whose card is open, when it is in this sentence. */
  open: string | undefined;
}

/**
 * A sentence whose words can be looked up: three handlers for all of them, and no button for each, so
 * that a screen reader still reads a text.
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

/** Whether a sentence looks alike: it is drawn again only when the cursor or the card comes or goes. */
const sameLookup = (a: LookupSentenceProps, b: LookupSentenceProps): boolean =>
  a.side === b.side && a.cursor === b.cursor && a.open === b.open && a.handlers === b.handlers;
