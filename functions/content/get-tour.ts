import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TourPage } from '#contracts/tours/tour-page.ts';
import { toursSeen } from '#db/schema/insight.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';

const Params = z.object({ page: TourPage });

/** `GET /custom_tour/{page}`: `{page, seenAt}`; `seenAt` is null until the teacher has closed the tour. */
export const getTour = operation<ContentEnv, z.infer<typeof Params>>(
  { may: teachers, params: Params },
  async ({ params: { page }, db, caller }) => {
    const [row] = await db
      .select({ seenAt: toursSeen.seenAt })
      .from(toursSeen)
      .where(and(eq(toursSeen.userId, caller.id), eq(toursSeen.page, page)));
    return { page, seenAt: row?.seenAt ?? null };
  },
);
