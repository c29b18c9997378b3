import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { textTypeWords } from '../text-type-words.ts';

interface ReviewHeaderProps {
  resource: Resource;
  textReady: boolean;
  busy: boolean;
  /** Lists the parts that are still being generated in the background, in the specification's wording. */
  mediaMessage: string | null;
  onTitle: (title: string) => Promise<void>;
  onFinalise: () => void;
}

/** The resource under review, and the finalise button. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { resource, textReady, busy, mediaMessage, onTitle, onFinalise } = props;
  return (
    <div className="mb-6">
      <h1 className="text-3xl">
        <Trans>Review your lesson</Trans>
      </h1>
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-2xl">
          <ResourceTitle title={resource.title} onSave={onTitle} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Badge tone="target">{nameOfLanguage(resource.to)}</Badge>
            <Badge tone="native">{nameOfLanguage(resource.from)}</Badge>
            <Badge>{nameOfAudience(resource.audience)}</Badge>
            <Badge>{i18n._(textTypeWords[resource.textType])}</Badge>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 md:mt-7" data-tour="finalise">
          {resource.status === 'final' && (
            <LinkButton href={`/resource/${resource.id}`} size="large">
              <Trans context="a button">Display</Trans>
            </LinkButton>
          )}
          <Button
            variant="primary"
            size="large"
            busy={busy}
            disabled={!textReady}
            data-log="finalised"
            onClick={onFinalise}
          >
            {resource.status === 'final'
              ? t({ message: 'Done', context: 'a button' })
              : t`Finalise`}
            <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
      {mediaMessage && (
        <p
          role="status"
          className="mt-4 flex items-center gap-2.5 rounded-control bg-target-soft px-4 py-3"
        >
          <Spinner small />
          {mediaMessage}
        </p>
      )}
    </div>
  );
}

interface ResourceTitleProps {
  title: string;
  /** Saves the new title; throws on failure. */
  onSave: (title: string) => Promise<void>;
}

/** The resource's name, edited in place and saved on blur. */
function ResourceTitle({ title, onSave }: ResourceTitleProps) {
  const [value, setValue] = useState(title);
  useEffect(() => setValue(title), [title]);
  const next = value.trim();

  const save = async () => {
    if (next === title || next === '') return;
    try {
      await onSave(next);
    } catch (problem) {
      // Use a toast: an error below the field would shift the layout and move the button whose press caused
      // the blur.
      toast('error', messageOf(problem));
    }
  };

  return (
    <TextField
      label={t`Resource name`}
      dir="auto"
      value={value}
      maxLength={120}
      error={next === '' ? t`Give the resource a name so that you can find it again.` : undefined}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setValue(title);
      }}
      className="text-xl font-bold"
    />
  );
}
