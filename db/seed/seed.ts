import { openToolDatabase } from '../tool-client.ts';
import { seedAccounts } from './accounts.ts';
import { seedChunkWords, starterChunkWords } from './chunk-words.ts';
import { type DemoHomework, seedHomeworks } from './homeworks.ts';
import { type DemoLesson, seedLessons } from './lessons.ts';
import { loadSeedPages, seedWrittenPages } from './pages.ts';

/** Fills a new database with initial content. Idempotent. */
export async function seed(
  databaseUrl: string,
  lessons: readonly DemoLesson[],
  homeworks: readonly DemoHomework[],
): Promise<void> {
  const db = openToolDatabase(databaseUrl);
  await seedAccounts(db);
  await seedLessons(db, lessons);
  await seedHomeworks(db, homeworks);
  await seedWrittenPages(db, loadSeedPages());
  await seedChunkWords(db, starterChunkWords);
}
