import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectMails } from './collect-mails.ts';
import { MailBox } from './mail-box.ts';
import { mailPage } from './mail-page.ts';

export interface MailReader {
  url: string;
  close(): void;
}

/**
 * Serves the local environment's emails on 127.0.0.1: a page to read them and `/mails.json` for tests. The
 * emails are stored in `folder`. If `port` is 0, the system chooses a free port.
 */
export async function startMailReader(options: {
  port: number;
  workersUrl: string;
  folder: string;
}): Promise<MailReader> {
  const box = new MailBox(options.folder);
  const stopCollecting = collectMails(options.workersUrl, box);
  const server = createServer((request, response) => {
    if (request.url === '/mails.json') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(box.all()));
    } else if (request.url === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(mailPage(box.all()));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      stopCollecting();
      server.close();
      server.closeAllConnections();
    },
  };
}
