/** The JSON of a reply, or undefined: what it may be is the schema's business. */
export function parseReply(reply: string): unknown {
  try {
    return JSON.parse(reply);
  } catch {
    return undefined;
  }
}
