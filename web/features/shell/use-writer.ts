import { useEffect, useState } from 'react';
import type { Writer } from '#contracts/ai-jobs/writer.ts';
import { sharedGet } from '../../app/http/shared-get.ts';

/**
 * Who writes the texts; null until known, and when it cannot be learnt. Asked only when `wanted`, and without
 * swr, which the header would bring into every page. The screens that come later have the same answer.
 */
export function useWriter(wanted: boolean): Writer | null {
  const [writer, setWriter] = useState<Writer | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let hasLeft = false;
    sharedGet<Writer>('/v1/writer', { keepSeconds: 60 }).then(
      (found) => hasLeft || setWriter(found),
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [wanted]);
  return wanted ? writer : null;
}
