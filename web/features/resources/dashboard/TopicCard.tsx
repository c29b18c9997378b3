import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import { proposeTitle } from '#lessons/draft/propose-title.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { messageOf } from '#ui/http-error.ts';
import { NumberedCard } from '#ui/step-cards.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { http } from '#web/app/http/http.ts';
import { detailChoices, tenseChoices, toggleDetail, toggleTense } from './draft-edits.ts';

interface TopicCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  errors: Readonly<Record<string, string>>;
  /** The reason why the teacher cannot use AI to improve the prompt; null if the plan includes it. */
  improvingRefused: string | null;
}

/** Step 2: name, topic, tenses and required content of the text. */
export function TopicCard({ draft, onDraft, errors, improvingRefused }: TopicCardProps) {
  const [proposed, setProposed] = useState<string | null>(null);
  // Update the name on every keystroke. If it were updated on blur, an error could disappear while the
  // teacher presses a control, and the control would move. A name that the teacher entered is not replaced.
  const changeTopic = (topic: string) => {
    const isOwn = draft.title.trim() !== '' && draft.title !== proposed;
    const title = isOwn ? draft.title : proposeTitle(topic);
    if (!isOwn) setProposed(title);
    onDraft({ ...draft, topic, title });
  };
  return (
    <NumberedCard number={2} title={t`Topic`}>
      <div data-tour="resource-name" data-error={errors.title !== undefined}>
        <TextField
          label={t`Resource name`}
          dir="auto"
          value={draft.title}
          maxLength={120}
          placeholder={t({
            message: 'Au marché de Noël',
            comment:
              'An example of a lesson’s name, in a language that is often learnt in your country',
          })}
          error={errors.title}
          help={
            draft.title !== '' && draft.title === proposed
              ? t`Taken from the topic. Change it as you like.`
              : t`If you leave it empty, it will be taken from the topic.`
          }
          onChange={(event) => onDraft({ ...draft, title: event.currentTarget.value })}
        />
      </div>
      <div data-tour="prompt" data-error={errors.topic !== undefined}>
        <TextArea
          label={t`What is it about?`}
          dir="auto"
          rows={3}
          value={draft.topic}
          maxLength={2000}
          className="min-h-28"
          placeholder={t`Two friends meet at the Christmas market and choose presents for their families.`}
          error={errors.topic}
          onChange={(event) => changeTopic(event.currentTarget.value)}
        />
        <ImproveTopic draft={draft} onTopic={changeTopic} refused={improvingRefused} />
      </div>
      <div data-tour="tenses-details" className="flex flex-col gap-5">
        <div data-error={errors.tenses !== undefined}>
          <ChipGroup
            label={t`Tenses`}
            value={draft.tenses.map(String)}
            options={tenseChoices(draft)}
            onChoose={(key) => onDraft(toggleTense(draft, Number(key)))}
            error={errors.tenses}
          />
        </div>
        <div data-error={errors.details !== undefined}>
          <ChipGroup
            label={t`Details`}
            value={draft.details.map(String)}
            options={detailChoices()}
            onChoose={(key) => onDraft(toggleDetail(draft, Number(key)))}
            error={errors.details}
          />
        </div>
      </div>
    </NumberedCard>
  );
}

interface ImproveTopicProps {
  draft: Draft;
  onTopic: (topic: string) => void;
  /** The reason why the plan does not include this feature; null if it does. */
  refused: string | null;
}

/** Rewrites the topic more clearly with AI. The result replaces the input and can be undone. */
function ImproveTopic({ draft, onTopic, refused }: ImproveTopicProps) {
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { title, topic, from, to, audience, textType } = draft;

  async function improve() {
    setBusy(true);
    setSaid('');
    try {
      const asked = { title, topic, from, to, audience, textType };
      const answer = await http.post<{ topic: string }>('/v1/resources/improve-topic', asked);
      setTyped(topic);
      onTopic(answer.topic);
      setSaid(t`Read it through, and change what you like.`);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        busy={busy}
        disabled={refused !== null || topic.trim() === ''}
        data-log="topic-improved"
        onClick={() => void improve()}
      >
        <Sparkles size={16} aria-hidden="true" /> <Trans>Improve my prompt</Trans>
      </Button>
      {typed !== null && !busy && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onTopic(typed);
            setTyped(null);
            setSaid(t`This is what you wrote.`);
          }}
        >
          <Undo2 size={16} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
          <Trans>Use my version</Trans>
        </Button>
      )}
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {refused ?? said}
      </p>
    </div>
  );
}
