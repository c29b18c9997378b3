import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Switch } from '#ui/Switch.tsx';
import { http } from '../app/http/http.ts';

const PublishQuestion = lazyPart(
  async () => (await import('./PublishQuestion.tsx')).PublishQuestion,
);

/**
 * Switches who can see the resource: everyone (PUBLIC), or its owner and the owner's department (PRIVATE).
 * Asks for confirmation before publishing.
 */
export function VisibilitySwitch({ resource }: { resource: Resource }) {
  const [visibility, setVisibility] = useState(resource.visibility);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const isPublic = visibility === 'PUBLIC';
  const change = async (next: typeof visibility) => {
    const before = visibility;
    setVisibility(next);
    setProblem(undefined);
    try {
      await http.patch(`/v1/resources/${resource.id}`, { visibility: next });
    } catch (error) {
      setVisibility(before);
      setProblem(error instanceof HttpError ? error.message : t`Something went wrong`);
    }
  };
  return (
    <div>
      <Switch
        label={isPublic ? t`Public` : t`Private`}
        on={isPublic}
        onSwitch={(on) => (on ? setAsking(true) : void change('PRIVATE'))}
      />
      {asking && (
        <PublishQuestion
          title={resource.title}
          onCancel={() => setAsking(false)}
          onPublish={() => {
            setAsking(false);
            void change('PUBLIC');
          }}
        />
      )}
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
