import * as z from 'zod/mini';
import { Draft } from '../resources/draft.ts';

/** Request of the resources Worker to ai-jobs for a clearer wording of a topic. */
export const TopicImprovement = z.extend(
  z.pick(Draft, {
    title: true,
    from: true,
    to: true,
    audience: true,
    textType: true,
  }),
  {
    /** The teacher; their account or department pays. */
    teacherId: z.string().check(z.maxLength(40)),
    topic: Draft.shape.topic.def.innerType.check(
      z.trim(),
      z.minLength(1, 'First say what it is about.'),
    ),
  },
);
export type TopicImprovement = z.infer<typeof TopicImprovement>;

/** The topic, or the reason for its absence; a closed set, because it crosses a service binding. */
export const ImprovedTopic = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ImprovedTopic = z.infer<typeof ImprovedTopic>;
