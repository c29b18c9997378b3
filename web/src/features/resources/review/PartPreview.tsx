import type { QuestionType } from '#teaching/questions/registry.ts';
import { vocabularyMedia } from '#teaching/questions/vocabulary-media.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { mediaAddress } from '#web/media-address.ts';
import { questionPanels } from '#web/question-panels.tsx';

interface PartPreviewProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
}

/** What the class will see, in the size of this screen. */
export function PartPreview({ resource, part, content }: PartPreviewProps) {
  const Panel = questionPanels.get(part);
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
