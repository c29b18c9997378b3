import { type Handler, okList } from './exchange.ts';

/** Handles `GET /zones?name=…&account.id=…`: returns the domains of an account, filtered by name. */
export const listZones: Handler = ({ account, url }) => {
  const [name, accountId] = [url.searchParams.get('name'), url.searchParams.get('account.id')];
  const own = accountId === null || accountId === account.id ? account.zones : [];
  const found = own.filter((zone) => name === null || zone === name);
  return okList(
    found.map((zone) => ({
      id: zone,
      name: zone,
      status: 'active',
      account: { id: account.id, name: 'stand-in' },
    })),
  );
};
