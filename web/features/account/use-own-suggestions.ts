import useSWR from 'swr';
import type { OwnSuggestions } from '#contracts/admin/word-changes.ts';
import { http } from '../../app/http/http.ts';

/** What became of the person's corrections of words. */
export const useOwnSuggestions = () =>
  useSWR('/v1/dictionary/suggestions', (path) => http.get<OwnSuggestions>(path), {
    shouldRetryOnError: false,
  });
