import { useEffect, useRef } from 'react';
import type { Progress, Resource } from '#contracts/resources/resource.ts';
import { useProgress } from './use-progress.ts';

/**
 * Keeps a resource on screen up to date while its parts are made. Progress is cheap; the whole
 * resource is fetched only when it says that something changed. Answers where the parts stand now.
 */
export function useFreshResource(
  resource: Resource,
  onResource: () => Promise<unknown>,
): Progress['parts'] {
  const { data: progress } = useProgress(resource, resource.mine);
  const fetched = useRef(0);
  useEffect(() => {
    if (!progress || progress.revision <= resource.revision) return;
    if (fetched.current === progress.revision) return;
    fetched.current = progress.revision;
    void onResource();
  }, [progress, resource.revision, onResource]);
  return progress?.parts ?? resource.parts;
}
