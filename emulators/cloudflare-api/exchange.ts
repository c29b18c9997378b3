import type { Account } from './account.ts';

/** A parsed request to the API. */
export interface ApiCall {
  account: Account;
  /** The values of the route's `:name` parameters. */
  params: Record<string, string>;
  url: URL;
  headers: Headers;
  json: unknown;
  form: FormData | null;
}

export interface Reply {
  status: number;
  body: {
    success: boolean;
    errors: { code: number; message: string }[];
    messages: string[];
    result: unknown;
    result_info?: Record<string, number>;
  };
}

/** Handles one route of the API. */
export type Handler = (call: ApiCall) => Reply | Promise<Reply>;

export const ok = (result: unknown, status = 200): Reply => ({
  status,
  body: { success: true, errors: [], messages: [], result },
});

/** Returns a list as its first and only page, because the emulated account is small. */
export const okList = (result: readonly unknown[]): Reply => {
  const reply = ok(result);
  const count = result.length;
  const info = { page: 1, per_page: 100, total_pages: 1, count, total_count: count };
  return { ...reply, body: { ...reply.body, result_info: info } };
};

export const refuse = (status: number, code: number, message: string): Reply => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});
