import { startNeon } from './start-neon.ts';

// Entry point for `npm start`: the emulator with a database in a folder (NEON_FOLDER) or on a server
// (PG_URL).
const { NEON_PORT, NEON_FOLDER: dataDir, PG_URL: pgUrl } = process.env;
const neon = await startNeon({
  ...(NEON_PORT && { port: Number(NEON_PORT) }),
  ...(dataDir && { dataDir }),
  ...(pgUrl && { pgUrl }),
});
process.once('SIGTERM', () => {
  void neon.close().then(() => process.exit(0));
});
console.log(`neon: ready on ${neon.url}`);
