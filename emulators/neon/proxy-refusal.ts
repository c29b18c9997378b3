/** A request that the proxy refuses itself, with the HTTP status and the fields of its answer. */
export class ProxyRefusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
