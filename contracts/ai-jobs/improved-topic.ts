import * as z from 'zod/mini';
import { Draft } from '../resources/draft.ts';

/** What the resources Worker asks of ai-jobs: a topic, said more clearly. */
export const TopicImprovement = z.extend(
  z.pick(Draft, {
    title: true,
    from: true,
    to: true,
    audience: true,
    textType: true,
  }),
  {
    /** The teacher, whose account or department pays. */
    teacherId: z.string().check(z.maxLength(40)),
    topic: Draft.shape.topic.def.innerType.check(
      z.trim(),
      z.minLength(1, 'First say what it is about.'),
    ),
  },
);
export type TopicImprovement = z.infer<typeof TopicImprovement>;

/** The topic, or why there is none; a closed set, because it crosses a service binding. */
export const ImprovedTopic = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ImprovedTopic = z.infer<typeof ImprovedTopic>;
