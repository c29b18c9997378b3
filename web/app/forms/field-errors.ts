import '#contracts/validation/english-messages.ts';
import type * as z from 'zod/mini';
import { sayAnswer } from '#ui/wordings/answers.ts';

/**
 * The first error message of each invalid field, by the field's name and by its path, such as `price.input`.
 */
export function fieldErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    for (const name of [String(path[0]), path.join('.')]) messages[name] ??= sayAnswer(message);
  }
  return messages;
}
