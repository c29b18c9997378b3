import type { DutyRecord, ModelList } from '#contracts/ai-models/model-record.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Every duty with its model, and every known model. */
export const useModels = () =>
  useRequest('/v1/admin/models', (path: string) => http.get<ModelList>(path));

/** One duty, to choose its model. Not revalidated automatically while the admin is editing. */
export const useDuty = (duty: string) =>
  useRequest(
    `/v1/admin/models/duties/${encodeURIComponent(duty)}`,
    (path: string) => http.get<DutyRecord>(path),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
