import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Hourglass, Minus } from 'lucide-react';
import type { ChangeState, OwnSuggestions } from '#contracts/admin/chunk-word.ts';
import { wordClassNames } from '#language/text/word-class-names.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';

const states = {
  open: { label: msg`Awaiting a decision`, icon: Hourglass, tone: 'neutral' },
  accepted: { label: msg`Used in new texts`, icon: Check, tone: 'ok' },
  refused: { label: msg`Not accepted`, icon: Minus, tone: 'neutral' },
} as const satisfies Record<ChangeState, object>;

/** The decisions on the user's corrections of words. Renders nothing if the user suggested none. */
export function WordSuggestions() {
  const { data } = useOwnSuggestions();
  if (!data || data.total === 0) return null;
  const { total } = data;
  const shown = data.suggestions.length;
  return (
    <Card>
      <h2 className="mb-2 text-lg">
        <Trans>Words you corrected</Trans>
      </h2>
      <p className="mb-3 text-ink-2">
        <Trans>
          Your own lessons keep your corrections. Once accepted, they are used in everyone’s new
          texts.
        </Trans>
      </p>
      <ul className="divide-y divide-line">
        {data.suggestions.map(({ id, form, language, nativeLanguage, to, state }) => {
          const { label, icon: Icon, tone } = states[state];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <bdi {...inLanguage(language)} className="font-semibold font-text">
                  {form}
                </bdi>{' '}
                <span className="text-sm text-ink-2">
                  {to.pos && `${i18n._(wordClassNames[to.pos])} `}
                  <Said language={language}>{to.lemma}</Said>
                  <Said language={language}>{to.reading}</Said>
                  <Said language={nativeLanguage}>{to.gloss}</Said>
                </span>
              </p>
              <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
                {i18n._(label)}
              </Badge>
            </li>
          );
        })}
      </ul>
      {total > shown && (
        <p className="mt-3 text-sm text-ink-2">
          <Trans>
            The newest {shown} of {total}.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Said({ language, children }: { language: string; children: string | null | undefined }) {
  return children ? <bdi {...inLanguage(language)}>{children} </bdi> : null;
}

/** The decisions on the user's corrections of words. */
export const useOwnSuggestions = () =>
  useRequest('/v1/dictionary/suggestions', (path) => http.get<OwnSuggestions>(path));
