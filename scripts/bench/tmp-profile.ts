import { writeFileSync } from 'node:fs';
import { withWorld } from './bench-world.ts';
import { openSlowed, plantLongLesson } from './interaction.bench.ts';
import { chosenInteractions } from './interactions.ts';
import { atRest, ready } from './measure-interaction.ts';
import { launchBrowser } from './measure-usable.ts';

await withWorld(async ({ url, db }) => {
  const browser = await launchBrowser();
  for (const interaction of chosenInteractions()) {
    const id = await plantLongLesson(db, interaction);
    const { page, devtools } = await openSlowed(browser, `${url}/resource/${id}`, interaction);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: 150 });
    for (let n = 1; n <= 4; n += 1) { await (await ready(page, interaction.find(page, n), interaction.key?.(n)))(); await atRest(devtools); }
    const inputs = [];
    await devtools.send('Profiler.start');
    for (let n = 5; n <= 24; n += 1) {
      const input = await ready(page, interaction.find(page, n), interaction.key?.(n));
      await atRest(devtools);
      await input(); await atRest(devtools);
    }
    const { profile } = await devtools.send('Profiler.stop');
    writeFileSync(`/tmp/ip-${interaction.name.replaceAll(' ', '-')}.cpuprofile`, JSON.stringify(profile));
  }
  await browser.close();
});
process.exit(0);
