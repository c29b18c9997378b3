import type { CurrentSubscription, InvoiceRow } from '#contracts/billing/billing.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** What the account has, and how to read it anew. */
export const useCurrent = () =>
  useRequest('/subscriptions/current', (path) => http.get<CurrentSubscription>(path));

/** What was and is to be paid; nothing is asked for by who never paid. */
export const useInvoices = (hasInvoices: boolean) =>
  useRequest(hasInvoices ? '/subscriptions/invoices' : null, (path) =>
    http.get<InvoiceRow[]>(path),
  );
