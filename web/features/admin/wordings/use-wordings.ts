import {
  catalogueAddress,
  type SourceCatalogue,
  type TranslatedCatalogue,
} from '#contracts/wordings/catalogue.ts';
import type { CorrectedWordings, MessageRecord } from '#contracts/wordings/wording-correction.ts';
import type { WordingReports } from '#contracts/wordings/wording-report.ts';
import { type InterfaceLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { matchReports } from './match-reports.ts';
import { type BuiltWordings, cataloguesOf, type WordingTexts } from './wording-texts.ts';

/** Files of the build, which stay the same until the page is loaded again. */
const files = new Map<string, Promise<unknown>>();

function readFile<Content>(locale: string): Promise<Content> {
  const address = catalogueAddress(locale);
  const reading = files.get(address) ?? fetchFile(address);
  files.set(address, reading);
  reading.catch(() => files.delete(address));
  return reading as Promise<Content>;
}

async function fetchFile(address: string): Promise<unknown> {
  const answer = await fetch(address).catch(() => {
    throw new HttpError(0, null);
  });
  if (!answer.ok) throw await HttpError.of(answer);
  return answer.json();
}

const calm = { revalidateOnFocus: false, revalidateIfStale: false } as const;

/** All messages of the build, and how many each language has. */
const useCatalogue = () =>
  useRequest(catalogueAddress(sourceLocale), () => readFile<SourceCatalogue>(sourceLocale), calm);

/** The wordings of the build in these languages; those of the former languages while these are loaded. */
function useBuilt(locales: readonly InterfaceLocale[]) {
  const wanted = [...new Set(locales)].filter((locale) => locale !== sourceLocale).sort();
  return useRequest(
    ['catalogues', ...wanted] as const,
    async (): Promise<BuiltWordings> =>
      Object.fromEntries(
        await Promise.all(
          wanted.map(async (locale) => [locale, await readFile<TranslatedCatalogue>(locale)]),
        ),
      ),
    { ...calm, keepPreviousData: true },
  );
}

const useCorrections = () =>
  useRequest('/v1/admin/wordings', (path) => http.get<CorrectedWordings>(path));

const useReports = (exist: boolean) =>
  useRequest(exist ? '/v1/admin/wording-reports' : null, (path) => http.get<WordingReports>(path));

/** The corrections of one message. They are not fetched again by themselves, because the admin is editing one. */
export const useMessageRecord = (id: string) =>
  useRequest(
    `/v1/admin/wordings/${encodeURIComponent(id)}`,
    (path) => http.get<MessageRecord>(path),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );

/**
 * Everything that the screens about wordings show: the messages, the wordings of the build in these languages and in those
 * of the reports, the corrections and the reports. `data` is undefined until all of it is there.
 */
export function useWordings(locales: readonly InterfaceLocale[]) {
  const catalogue = useCatalogue();
  const corrections = useCorrections();
  const reports = useReports((corrections.data?.reports ?? 0) > 0);
  const open = (corrections.data?.reports === 0 ? [] : reports.data?.reports) ?? [];
  const built = useBuilt([...locales, ...open.map(({ locale }) => locale)].flatMap(cataloguesOf));
  const requests = [catalogue, corrections, reports, built];
  const hasReports = corrections.data?.reports === 0 || reports.data !== undefined;
  const refresh = () => Promise.all([corrections.mutate(), reports.mutate()]);
  const texts: WordingTexts = {
    messages: catalogue.data?.messages ?? [],
    built: built.data ?? {},
    corrections: corrections.data?.corrections ?? [],
  };
  return {
    data:
      catalogue.data && corrections.data && built.data && hasReports
        ? {
            texts,
            translated: catalogue.data.translated,
            reports: matchReports(texts, open),
            reportCount: corrections.data.reports,
            /** False while the languages that were just asked for are loaded. */
            isComplete: locales.flatMap(cataloguesOf).every((one) => one in (built.data ?? {})),
          }
        : undefined,
    error: requests.find(({ error }) => error !== undefined)?.error as unknown,
    again: () => void Promise.all(requests.map(({ mutate }) => mutate())),
    /** Fetches the corrections and the reports again. */
    refresh,
  };
}
