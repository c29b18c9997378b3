import { text } from 'node:stream/consumers';
import { nameFrames, readSourceMap } from './deployment/name-frames.ts';

// `npm run stack -- lexiloom-accounts <version> < line.json`: prints a log line of a deployed Worker with our
// own files in its stack. Cloudflare's logs show the Worker and version beside each line.

const usage = 'npm run stack -- <worker> <version> < line.json';
const [worker, version] = process.argv.slice(2);
if (worker === '--help') {
  console.log(usage);
  process.exit(0);
}
if (!worker || !version) {
  console.error(usage);
  process.exit(1);
}
const kept = readSourceMap(worker, version);
if (!kept) {
  console.error(
    `The source map of ${worker} ${version} is not on this computer: it is on the one that deployed the version.`,
  );
  process.exit(1);
}
process.stdout.write(nameFrames(await text(process.stdin), kept.map, kept.folder));
