import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** One homework of this pupil with every attempt; nothing is asked without an id. */
export function usePupilHomework(id: string | null) {
  return useRequest(id ? `/v1/pupil-homeworks/${encodeURIComponent(id)}` : null, (path) =>
    http.get<PupilHomework>(path),
  );
}
