/** Returns the driver's HTTP request for a statement, as sent to the proxy of a database. */
export function proxyRequest(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  return {
    url: `http://${hostname}:${port}`,
    path: '/sql',
    method: 'POST' as const,
    headers: {
      'Neon-Connection-String': databaseUrl,
      'Neon-Raw-Text-Output': 'true',
      'Neon-Array-Mode': 'true',
      'content-type': 'application/json',
    },
  };
}
