import { BookOpen } from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { NumberedCard } from '#ui/NumberedCard.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { ResourceChoice } from './ResourceChoice.tsx';
import { StepProblem } from './StepProblem.tsx';

interface ResourceStepProps {
  resourceId: string | null;
  resource: Resource | null;
  loadError: unknown;
  onAgain: () => void;
  onChoose: (id: string | null) => void;
  error: string | undefined;
}

/** The first step: which lesson the homework is about. */
export function ResourceStep(props: ResourceStepProps) {
  const { resourceId, resource, loadError, onAgain, onChoose, error } = props;
  return (
    <NumberedCard
      number={1}
      title="The lesson"
      actions={
        resourceId !== null && (
          <Button size="small" className="min-h-11" onClick={() => onChoose(null)}>
            Choose another
          </Button>
        )
      }
    >
      {error && <StepProblem id="problem-resourceId">{error}</StepProblem>}
      {resourceId === null ? (
        <ResourceChoice onChoose={onChoose} />
      ) : resource ? (
        <div className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-control bg-target-soft text-target"
          >
            <BookOpen size={22} />
          </span>
          <div className="min-w-0">
            <p className="text-lg font-semibold wrap-anywhere">
              <bdi>{resource.title}</bdi>
            </p>
            <p className="truncate font-text text-target">
              <bdi {...inLanguage(resource.to)}>{resource.text.sentences[0]?.target.text}</bdi>
            </p>
            <p className="mt-0.5 text-sm text-ink-2">
              {languageName(resource.to)} for {languageName(resource.from)} speakers ·{' '}
              {audienceName(resource.audience)}
              {!resource.mine && resource.ownerName && <> · by {resource.ownerName}</>}
            </p>
            {resource.status !== 'final' && (
              <p className="mt-3 flex flex-wrap items-center gap-3">
                It is not finalised: look it through before your pupils get it.
                <LinkButton href={`/review/${resource.id}`} size="small">
                  Review the text
                </LinkButton>
              </p>
            )}
          </div>
        </div>
      ) : loadError ? (
        <LoadFailed
          error={loadError}
          what="The lesson"
          onAgain={onAgain}
          missing={{
            text: 'It may have been deleted, or made private by its owner.',
            action: <Button onClick={() => onChoose(null)}>Choose another</Button>,
          }}
        />
      ) : (
        <Spinner label="Loading the lesson" small />
      )}
      {resourceId === null && (
        <p className="text-sm text-ink-2">
          Nothing that fits?{' '}
          <LinkButton href="/add_resource" size="small" variant="quiet">
            Make a lesson first
          </LinkButton>
        </p>
      )}
    </NumberedCard>
  );
}
