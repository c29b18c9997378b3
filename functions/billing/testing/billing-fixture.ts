import { sql } from 'drizzle-orm';
import type { AddonInvoice, Charged } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { insertOrganisation, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { goodCard, sendCard } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createCaller, type TestCall } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import {
  createStripeFixture,
  type StripeFixture,
} from '#functions/stripe/testing/stripe-fixture.ts';
import { billingRoutes } from '../routes.ts';

export interface Teacher {
  id: string;
  /** Calls the API as this teacher. Returns the JSON of the response, plus its `status` if it is not 2xx. */
  call: <T>(route: string, json?: unknown, headers?: Record<string, string>) => Promise<T>;
}

export interface BillingFixture extends StripeFixture {
  /** Adds a teacher from a country (ISO 3166-1, three letters; default: United Kingdom). */
  addTeacher: (country?: string) => Promise<Teacher>;
  /** Adds a department of two teachers; the first teacher is its owner. */
  addDepartment: () => Promise<[owner: Teacher, member: Teacher]>;
  /** Buys a plan as a user does: opens Stripe's page, pays, and returns. */
  buy: (
    teacher: Teacher,
    plan: BoughtPlan,
    card?: string,
    /** Values for other fields of the page: `country` (two letters) and `tax_id`. */
    typed?: Record<string, string>,
  ) => Promise<void>;
  /**
   * Previews a quantity of an add-on and sets it. If the API rejects it, returns the error with its status.
   */
  setAddon: (
    teacher: Teacher,
    plan: BoughtPlan,
    quantity: number,
  ) => Promise<Charged & { status?: number }>;
  /** Changes the teacher's card in the portal. */
  changeCard: (teacher: Teacher, card: string) => Promise<void>;
}

/** Opens the billing Worker on a new test database and Stripe emulator, or on the given fixture. */
export async function createBillingFixture(given?: StripeFixture): Promise<BillingFixture> {
  const world = given ?? (await createStripeFixture());
  const send = createCaller(billingRoutes, world.env);
  const asTeacher = async (id: string): Promise<Teacher> => {
    const token = await signIn('public', { id });
    return {
      id,
      async call<T>(
        route: string,
        json?: unknown,
        headers: Record<string, string> = {},
      ): Promise<T> {
        const options: TestCall = { token, headers, ...(json !== undefined && { json }) };
        const answer = await send(route, options);
        const text = await answer.text();
        const said = JSON.parse(text || 'null');
        return answer.ok ? said : Object.assign(said, { status: answer.status });
      },
    };
  };
  return {
    ...world,
    async addTeacher(country = 'GBR') {
      const id = await insertTeacher(world.test.db, { plan: null });
      await world.test.db.execute(sql`update users set country = ${country} where id = ${id}`);
      return asTeacher(id);
    },
    async addDepartment() {
      const { db, exec } = world.test;
      const owner = await insertTeacher(db, { plan: null });
      const organisationId = await insertOrganisation(db, owner);
      await exec(`update users set organisation_id = '${organisationId}' where id = '${owner}'`);
      const member = await insertTeacher(db, { plan: null, organisationId });
      return [await asTeacher(owner), await asTeacher(member)];
    },
    async buy(teacher, plan, card = goodCard, typed = {}) {
      const { url } = await teacher.call<{ url: string }>('POST /subscriptions/checkout', {
        planId: planPrices[plan].planId,
      });
      const paid = await sendCard(url, card, typed);
      const back = new URL(paid.headers.get('location') ?? '');
      await teacher.call(`POST /subscriptions/checkout/${back.searchParams.get('session')}/finish`);
    },
    async setAddon(teacher, plan, quantity) {
      const { planId } = planPrices[plan];
      const path = `GET /subscriptions/addon-invoice/${planId}?quantity=${quantity}`;
      type Shown = { invoice?: AddonInvoice } & Charged & { status?: number };
      const shown = await teacher.call<Shown>(path);
      if (!shown.invoice) return shown;
      const { prorationDate } = shown.invoice;
      const body = { planId, quantity, prorationDate };
      return teacher.call('PUT /subscriptions/addons', body);
    },
    async changeCard(teacher, card) {
      const { url } = await teacher.call<{ url: string }>('POST /subscriptions/portal');
      await sendCard(url, card, { do: 'card' });
    },
  };
}
