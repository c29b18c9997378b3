import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { Switch } from '#ui/Switch.tsx';
import { http } from '../app/http/http.ts';

/** PUBLIC: everyone who has the address. PRIVATE: its owner and their department. */
export function VisibilitySwitch({ resource }: { resource: Resource }) {
  const [visibility, setVisibility] = useState(resource.visibility);
  const [problem, setProblem] = useState<string>();
  const change = async (isPublic: boolean) => {
    const before = visibility;
    const next = isPublic ? 'PUBLIC' : 'PRIVATE';
    setVisibility(next);
    setProblem(undefined);
    try {
      await http.patch(`/v1/resources/${resource.id}`, { visibility: next });
    } catch (error) {
      setVisibility(before);
      setProblem(error instanceof HttpError ? error.message : 'Something went wrong');
    }
  };
  return (
    <div>
      <Switch label="Public" on={visibility === 'PUBLIC'} onSwitch={(on) => void change(on)} />
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
