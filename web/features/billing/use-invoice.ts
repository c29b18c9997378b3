import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The preview of a change. That it failed is only logged (specification 8): the screen says nothing. */
export function useInvoice<Invoice>(path: string) {
  return useRequest(
    path,
    async (address) => (await http.get<{ invoice: Invoice }>(address)).invoice,
    {
      // The sums are of one moment; they change only when they are asked for again.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      onError: (error: unknown) => console.error(error),
    },
  );
}
