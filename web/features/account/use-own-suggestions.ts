import type { OwnSuggestions } from '#contracts/admin/word-changes.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';

/** What became of the person's corrections of words. */
export const useOwnSuggestions = () =>
  useRequest('/v1/dictionary/suggestions', (path) => http.get<OwnSuggestions>(path));
