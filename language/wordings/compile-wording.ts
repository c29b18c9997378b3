import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Compiled } from './speaker.ts';

/** Compiles an ICU message; a message without gaps becomes a text. Throws if the message is malformed. */
export function compileWording(message: string, changeText?: (text: string) => string): Compiled {
  const pieces = compileMessageOrThrow(message, changeText);
  const [only] = pieces;
  const isText = pieces.length <= 1 && (only === undefined || typeof only === 'string');
  return (isText ? (only ?? '') : pieces) as Compiled;
}
