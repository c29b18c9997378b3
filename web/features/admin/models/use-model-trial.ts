import { useState } from 'react';
import type { Duty, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import type { ModelTrial } from '#contracts/ai-models/model-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { http } from '#web/app/http/http.ts';

/** What a trial is made of. */
export interface ModelTrialOf {
  choice: ModelChoice;
  sample: string;
  /** The lesson, where the sample is one. */
  text: Text | undefined;
  languages: TextLanguages | undefined;
}

export type ModelTrialState = ReturnType<typeof useModelTrial>;

/** The last trial of a duty. It cost money, so it outlives the tab that it was asked for in. */
export function useModelTrial(duty: Duty) {
  const [made, setMade] = useState<(ModelTrialOf & { trial: ModelTrial }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function run(of: ModelTrialOf): Promise<void> {
    const { choice, sample } = of;
    setBusy(true);
    setFailure('');
    try {
      // It costs money: never sent again by itself.
      const trial = await http.post<ModelTrial>(
        `/v1/admin/models/duties/${duty}/try`,
        { choice, sample },
        { sendOnce: true },
      );
      setMade({ ...of, trial });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  }

  return { made, busy, failure, run };
}
