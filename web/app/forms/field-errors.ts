import type * as z from 'zod';

/** The first message of each field that a schema refuses, by the field's name. */
export function fieldErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) messages[String(issue.path[0])] ??= issue.message;
  return messages;
}
