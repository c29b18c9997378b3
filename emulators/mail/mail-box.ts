import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** An email that a Worker sent in the local environment. */
export const Mail = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type Mail = z.infer<typeof Mail>;

/** Stores emails in a folder, one file per email, so that they remain after the Workers stop. */
export class MailBox {
  readonly #folder: string;
  readonly #mails = new Map<string, Mail>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.json')) continue;
      const mail = Mail.safeParse(parse(readFileSync(join(folder, name), 'utf8')));
      if (mail.success) this.#mails.set(mail.data.id, mail.data);
    }
  }

  has(id: string): boolean {
    return this.#mails.has(id);
  }

  keep(mail: Mail): void {
    const name = mail.id.replace(/[^\w-]/g, '_').slice(0, 100);
    writeFileSync(join(this.#folder, `${name}.json`), JSON.stringify(mail, null, 2));
    this.#mails.set(mail.id, mail);
  }

  /** Returns all emails, newest first. */
  all(): Mail[] {
    return [...this.#mails.values()].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The file is incomplete because the process that wrote it was killed.
    return null;
  }
}
