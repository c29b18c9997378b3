import { useState } from 'react';
import type { PromptTrial } from '#contracts/prompts/prompt-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { http } from '#web/app/http/http.ts';

/** A wording on a sample. */
export interface TrialOf {
  template: string;
  sample: string;
  /** The lesson, where the sample is one. */
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
 * The last trial that `path` was asked for, with what it was made of; `bodyOf` is what is sent of that. It
 * cost money, so it outlives the tab that it was asked for in.
 */
export function useLastTrial<Of, Answer>(path: string, bodyOf: (of: Of) => object) {
  const [made, setMade] = useState<(Of & { trial: Answer }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function run(of: Of): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      // It costs money: never sent again by itself.
      const trial = await http.post<Answer>(path, bodyOf(of), { sendOnce: true });
      setMade({ ...of, trial });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  }

  return { made, busy, failure, run };
}
