import { sectionsOfUser } from '../export/sections-of-user.ts';
import { answerExport, exportPieces } from '../export/stream-export.ts';
import { limitRate } from '../http/limit-rate.ts';
import { operation, teachers } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

const about =
  'Everything Lexiloom holds about you and your work. Recordings and pictures are listed with their web addresses; your invoices are under Subscriptions.';

/**
 * `GET /v1/me/export`: streams all of the caller's data as one JSON file. Returns 429 after 30 exports in an
 * hour.
 */
export const exportMe = operation<AccountsEnv>({ may: teachers }, async ({ db, env, caller }) => {
  await limitRate(db, 'export', caller.id);
  const sections = sectionsOfUser(caller.id, `${env.APP_ORIGIN}/api/v1/media/`);
  const head = { about, madeAt: new Date().toISOString() };
  return answerExport(exportPieces(db, head, sections), 'lexiloom-my-data');
});
