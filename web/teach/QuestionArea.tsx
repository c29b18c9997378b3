import { useEffect, useMemo, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import type { Shown } from '#lessons/questions/panel-props.ts';
import type { QuestionType } from '#lessons/questions/registry.ts';
import { NotGenerated } from '#lessons/questions/views/NotGenerated.tsx';
import { RevealedAs } from '#lessons/questions/views/use-reveal.ts';
import { views } from '#lessons/questions/views.ts';
import { vocabularyMedia } from '#lessons/questions/vocabulary-media.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePainted } from '#ui/use-painted.ts';
import { mediaAddress } from '../app/http/media-address.ts';
import { questionParts } from './question-parts.ts';

interface QuestionAreaProps {
  resource: Resource;
  /** The kind chosen in the rail; without one, the first that was made. */
  type: QuestionType | undefined;
  shows: Shown;
  hidden: boolean;
  /** Under the text instead of beside it, on a wide screen too. */
  below: boolean;
  onChoose: (type: QuestionType) => void;
}

/** The questions about the text, one kind at a time, each loaded when it is opened. */
export function QuestionArea(props: QuestionAreaProps) {
  const { resource, type, shows, hidden, below, onChoose } = props;
  const made = questionParts(resource.parts);
  const shown = type ?? made[0]?.type;
  const area = useRef<HTMLElement>(null);
  // Thirty questions are as much work as the text: they follow a frame after the place they stand in.
  const painted = usePainted();
  // On a narrow screen the questions stand below the text: what was asked for has to come into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another kind is chosen or they come back
  useEffect(() => {
    if (!hidden && matchMedia('(width < 64rem)').matches)
      area.current?.scrollIntoView({ block: 'start' });
  }, [type, hidden]);
  return (
    <section
      ref={area}
      hidden={hidden}
      aria-label="Questions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
      tabIndex={0}
      className={classNames(
        'relative isolate min-w-0 flex-1 border-line border-t p-4 max-lg:min-h-full sm:p-6 lg:overflow-y-auto lg:p-8 print:overflow-visible print:p-0',
        !below && 'lg:border-s lg:border-t-0',
      )}
    >
      {shown ? (
        <>
          <div className="mb-5 max-w-72">
            <NativeSelect
              label="Questions"
              value={shown}
              options={made.map((each) => ({ value: each.type, label: each.name }))}
              onChange={(event) => {
                const chosen = made.find((each) => each.type === event.currentTarget.value);
                if (chosen) onChoose(chosen.type);
              }}
            />
          </div>
          {painted ? (
            <LazyPanel key={shown} resource={resource} type={shown} shows={shows} />
          ) : (
            <Spinner label="Loading the questions" />
          )}
        </>
      ) : (
        <NotGenerated />
      )}
    </section>
  );
}

interface LazyPanelProps {
  resource: Resource;
  type: QuestionType;
  shows: Shown;
}

/** Smaller than the text itself, and growing with it. */
const besideText = { fontSize: 'calc(var(--steps, 16) * clamp(1.15px, 0.085vw, 1.6px))' };

function LazyPanel({ resource, type, shows }: LazyPanelProps) {
  const Panel = useMemo(
    () =>
      lazyPart(
        async () => {
          // Schemas are read while a panel loads, and the page's policy forbids code from strings.
          await import('../app/forms/zod-without-eval.ts');
          return (await views[type].panel()).default;
        },
        <Spinner label="Loading the questions" />,
      ),
    [type],
  );
  const content = resource.parts.find(({ part }) => part === type)?.content;
  const media = useMemo(() => vocabularyMedia(resource, mediaAddress), [resource]);
  return (
    <RevealedAs.Provider value={`${resource.id} ${type}`}>
      <Panel
        content={content}
        text={resource.text}
        show={shows}
        textStyle={besideText}
        media={media}
      />
    </RevealedAs.Provider>
  );
}
