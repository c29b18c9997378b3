/**
 * The JSON of a reply, or undefined: what it may be is the schema's business. A model that is not held to
 * a schema wraps its JSON in a fence or a sentence; then what stands between the outermost braces counts.
 */
export function parseReply(reply: string): unknown {
  return parse(reply) ?? parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
