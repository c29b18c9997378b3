import { useState } from 'react';
import type { PromptTrial } from '#contracts/ai-models/model-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { messageOf } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';

/** The input of a trial: a wording and a sample. */
export interface TrialOf {
  template: string;
  sample: string;
  /** The text of the lesson, if the sample is a lesson. */
  text: Text | undefined;
  languages: TextLanguages | undefined;
}

export type Trial = ReturnType<typeof useTrial>;

/** The last trial of a prompt. */
export const useTrial = (key: PromptKey) =>
  useLastTrial<TrialOf, PromptTrial>(`/v1/admin/prompts/${key}/try`, ({ template, sample }) => ({
    template,
    sample,
  }));

/**
 * The last trial requested from `path`, with its input. `bodyOf` creates the request body from the input. A
 * trial costs money, so its result is kept when the user switches tabs.
 */
export function useLastTrial<Of, Answer>(path: string, bodyOf: (of: Of) => object) {
  const [made, setMade] = useState<(Of & { trial: Answer }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function run(of: Of): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      // A trial costs money, so it is never retried automatically.
      const trial = await http.post<Answer>(path, bodyOf(of), { sendOnce: true });
      setMade({ ...of, trial });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { made, busy, failure, run };
}
