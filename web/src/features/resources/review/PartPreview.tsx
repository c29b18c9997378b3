import type { ComponentType } from 'react';
import type { PanelProps } from '#teaching/questions/panel-props.ts';
import { type QuestionType, questionTypes } from '#teaching/questions/registry.ts';
import { views } from '#teaching/questions/views.ts';
import { vocabularyMedia } from '#teaching/questions/vocabulary-media.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { mediaAddress } from '#web/media-address.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const panels = new Map<string, ComponentType<PanelProps<unknown>>>(
  questionTypes.map((type) => [
    type,
    lazyPart(
      async () => (await views[type].panel()).default,
      <div className="skeleton h-24 w-full" />,
    ),
  ]),
);

interface PartPreviewProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
}

/** What the class will see, in the size of this screen. */
export function PartPreview({ resource, part, content }: PartPreviewProps) {
  const Panel = panels.get(part);
  return (
    Panel && (
      <Panel
        content={content}
        text={resource.text}
        show={{ target: true, native: true }}
        textStyle={{ fontSize: '1.0625rem' }}
        media={vocabularyMedia(resource, mediaAddress)}
      />
    )
  );
}
