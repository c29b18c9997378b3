import { isPortFree } from './is-port-free.ts';

/**
 * Chooses a port for a server that starts listening later. The next port is free too, for the page that shows
 * the server's emails. Both ports are below the range that the system uses for outgoing connections (from
 * 32768), so such a connection cannot take them meanwhile.
 */
export async function choosePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + 10 * Math.floor(Math.random() * 1_200);
    if ((await isPortFree(port)) && (await isPortFree(port + 1))) return port;
  }
}
