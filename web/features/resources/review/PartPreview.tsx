import type { Resource } from '#contracts/resources/resource.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { vocabularyMedia } from '#lessons/questions/view-props.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { questionPanels } from '#web/app/question-panels.tsx';

interface PartPreviewProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
}

/** Shows what the class will see, scaled to this screen. */
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
