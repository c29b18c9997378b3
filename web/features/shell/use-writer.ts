import { useEffect, useState } from 'react';
import { sharedGet } from '../../app/http/shared-get.ts';

/** What `GET /v1/writer` says about who writes the texts. */
export interface Writer {
  demo: boolean;
  /** The languages it can write; null for all. */
  languages: string[] | null;
  speech: boolean;
}

/** Who writes the texts; null until known, and when it cannot be learnt. Asked only when `wanted`. */
export function useWriter(wanted: boolean): Writer | null {
  const [writer, setWriter] = useState<Writer | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let hasLeft = false;
    sharedGet<Writer>('/v1/writer').then(
      (found) => hasLeft || setWriter(found),
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [wanted]);
  return wanted ? writer : null;
}
