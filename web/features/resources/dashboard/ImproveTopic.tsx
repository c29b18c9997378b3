import { Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import { Button } from '#ui/Button.tsx';
import { http } from '#web/app/http/http.ts';

interface ImproveTopicProps {
  draft: Draft;
  onTopic: (topic: string) => void;
  /** Why the plan does not let one; null when it does. */
  refused: string | null;
}

/** Has the topic said more clearly by AI. It takes the place of what was typed, which can be had back. */
export function ImproveTopic({ draft, onTopic, refused }: ImproveTopicProps) {
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
      setSaid('Read it through, and change what you like.');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'Something went wrong');
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
        <Sparkles size={16} aria-hidden="true" /> Improve my prompt
      </Button>
      {typed !== null && !busy && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onTopic(typed);
            setTyped(null);
            setSaid('This is what you wrote.');
          }}
        >
          <Undo2 size={16} aria-hidden="true" /> Have mine back
        </Button>
      )}
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {refused ?? said}
      </p>
    </div>
  );
}
