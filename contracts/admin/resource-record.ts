import * as z from 'zod/mini';

/** `GET /v1/admin/resources/:id`: how a resource was generated, with its parts and the model calls. */
export const ResourceRecord = z.object({
  id: z.string(),
  title: z.string(),
  from: z.string(),
  to: z.string(),
  audience: z.string(),
  status: z.string(),
  visibility: z.string(),
  createdAt: z.string(),
  removedAt: z.nullable(z.string()),
  owner: z.object({ id: z.string(), fullName: z.string() }),
  parts: z.array(
    z.object({
      part: z.string(),
      status: z.string(),
      /** The message that the teacher sees about the problem with this part. */
      problem: z.nullable(z.string()),
      edited: z.boolean(),
      generation: z.int(),
      updatedAt: z.string(),
    }),
  ),
  /** Newest first, at most 100. */
  calls: z.array(
    z.object({
      id: z.string(),
      part: z.string(),
      model: z.string(),
      outcome: z.string(),
      totalTokens: z.int(),
      /** Millionths of a US dollar. */
      costMicros: z.number(),
      milliseconds: z.int(),
      createdAt: z.string(),
    }),
  ),
});
export type ResourceRecord = z.infer<typeof ResourceRecord>;
