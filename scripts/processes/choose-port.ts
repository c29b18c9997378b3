import { isPortFree } from './is-port-free.ts';

/**
 * A port for a server that starts listening only later; the next port is free too, for its mails. Below the
 * range (from 32768) that the system uses for outgoing connections, one of which might have taken it by then.
 */
export async function choosePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + 10 * Math.floor(Math.random() * 1_200);
    if ((await isPortFree(port)) && (await isPortFree(port + 1))) return port;
  }
}
