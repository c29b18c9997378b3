import type { DutyRecord, ModelList } from '#contracts/ai-models/model-record.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** All duties with their models, and all known models. */
export const useModels = () =>
  useRequest('/v1/admin/models', (path: string) => http.get<ModelList>(path));

/** One duty, for choosing its model. It is not revalidated automatically, because the admin is editing it. */
export const useDuty = (duty: string) =>
  useRequest(
    `/v1/admin/models/duties/${encodeURIComponent(duty)}`,
    (path: string) => http.get<DutyRecord>(path),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
