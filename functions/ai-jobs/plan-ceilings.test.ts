import { expect, it } from 'vitest';
import { plans } from '#contracts/access/plans.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import type { AiJobsEnv } from './env.ts';
import { dutyModels } from './models/duty-models.ts';
import { reserveFor } from './reserve-for.ts';

const openAi = { OPENAI_BASE_URL: 'https://api.openai.com/v1', OPENAI_API_KEY: 'test' };
const models = dutyModels(openAi as AiJobsEnv, { models: [], choices: [] });

/** 200 words in both languages and twenty drawn pictures. */
const size = {
  ...{ language: 'fr', target: 1_250, native: 1_200 },
  ...{ vocabulary: 600, spokenVocabulary: 0, images: 20 },
};
const parts = ['text', 'words', 'speech', 'pictures', ...questionTypes];

it.each(['TRIAL', 'SINGLE_TEACHER', 'DEPARTMENT'] as const)(
  'fits the cost of a whole lesson with the default models into the daily cap of %s',
  (plan) => {
    const ceiling = plans[plan].dailySpendMicros;
    // Pictures cost exactly the reserved amount. For speech, a second reading is reserved but rarely needed.
    // For a question, a second attempt and reasoning tokens are reserved; only an eighth of the amount is
    // used.
    const used = parts.reduce(
      (sum, part) => sum + reserveFor(part, models, size) * shareUsed(part),
      0,
    );
    const [largest = 0] = parts.map((part) => reserveFor(part, models, size)).sort((a, b) => b - a);
    expect(used + largest).toBeLessThan(ceiling);
  },
);

function shareUsed(part: string): number {
  if (part === 'pictures') return 1;
  return part === 'speech' ? 1 / 2 : 1 / 8;
}
