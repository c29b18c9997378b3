import { useEffect, useState } from 'react';
import { http } from '../../app/http/http.ts';

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
    const leaving = new AbortController();
    http.get<Writer>('/v1/writer', { signal: leaving.signal }).then(setWriter, () => undefined);
    return () => leaving.abort();
  }, [wanted]);
  return wanted ? writer : null;
}
