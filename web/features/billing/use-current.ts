import useSWR from 'swr';
import type { CurrentSubscription, InvoiceRow } from '#contracts/billing/billing.ts';
import { http } from '#web/app/http/http.ts';

const once = { shouldRetryOnError: false } as const;

/** What the account has, and how to read it anew. */
export const useCurrent = () =>
  useSWR('/subscriptions/current', (path) => http.get<CurrentSubscription>(path), once);

/** What was and is to be paid; nothing is asked for by who never paid. */
export const useInvoices = (hasInvoices: boolean) =>
  useSWR(
    hasInvoices ? '/subscriptions/invoices' : null,
    (path) => http.get<InvoiceRow[]>(path),
    once,
  );
