import { loadavg } from 'node:os';

/**
 * `npm run bench [name …]`: measures ratios within one run and prints lines to paste into a note. Benches are
 * not tests: a busy machine makes them slower but never makes them fail. Only `distance` and `saves` can
 * fail, because they count round trips.
 */
const benches = {
  'worker-sizes': async () => (await import('./worker-sizes.bench.ts')).benchWorkerSizes(),
  api: async () => (await import('./api.bench.ts')).benchApi(),
  'resource-page': async () => (await import('./resource-page.bench.ts')).benchResourcePage(),
  'pupil-page': async () => (await import('./pupil-page.bench.ts')).benchPupilPage(),
  'front-pages': async () => (await import('./front-pages.bench.ts')).benchFrontPages(),
  interaction: async () => (await import('./interaction.bench.ts')).benchInteraction(),
  'interaction-work': async () =>
    (await import('./interaction-work.bench.ts')).benchInteractionWork(),
  'pupil-interaction': async () =>
    (await import('./pupil-interaction.bench.ts')).benchPupilInteraction(),
  'hand-in': async () => (await import('./hand-in.bench.ts')).benchHandIn(),
  'school-morning': async () => (await import('./school-morning.bench.ts')).benchSchoolMorning(),
  soak: async () => (await import('./soak.bench.ts')).benchSoak(),
  webhook: async () => (await import('./webhook.bench.ts')).benchWebhook(),
  homework: async () => (await import('./homework.bench.ts')).benchHomework(),
  'admin-users': async () => (await import('./admin-users.bench.ts')).benchAdminUsers(),
  scale: async () => (await import('./scale.bench.ts')).benchScale(),
  distance: async () => (await import('./distance.bench.ts')).benchDistance(),
  saves: async () => (await import('./saves.bench.ts')).benchSaves(),
  generation: async () => (await import('./generation.bench.ts')).benchGeneration(),
} satisfies Record<string, () => Promise<string[]>>;

type BenchName = keyof typeof benches;
const isBench = (name: string): name is BenchName => Object.hasOwn(benches, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isBench(name));
if (unknown.length > 0) {
  console.error(
    `No bench named ${unknown.join(', ')}. There is: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const name of asked.length > 0
  ? asked.filter(isBench)
  : Object.keys(benches).filter(isBench)) {
  const lines = await benches[name]();
  console.log(lines.join('\n'));
  console.log(`  load average ${loadavg()[0]?.toFixed(1)}`);
}
process.exit();
