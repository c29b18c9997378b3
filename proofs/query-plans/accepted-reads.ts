/** Tables that stay short however many schools there are, so that reading all of their rows is acceptable. */
export const shortTables: Readonly<Record<string, string>> = {
  plan_access: 'a row a plan',
  prompts: 'a row a published wording',
  prompt_edits: 'a row a prompt',
  wording_versions: 'a row a published correction of a wording',
  wording_edits: 'a row a corrected wording',
  wording_reports: 'a row a report that no admin has settled',
  ai_models: 'a row a model that an admin described',
  ai_model_choices: 'a row a published choice of a model',
  operator_alerts: 'a row an alert; one a kind and subject is open',
  content_pages: 'a row a written page',
  content_versions: 'a row a published text of a page',
  chunk_words: 'a row a phrase that an admin wrote by hand',
  webinar_sign_ups: 'a row a person and webinar, until 90 days after it',
  webinar_reminders: 'two rows a person and webinar, until 90 days after it',
  lapsed_contracts: 'a row an owner of pupils whose contract ended within a month',
  curated_words: 'a row a change of a word that an admin accepted by hand',
};

/** A statement that reads all rows of a long table, and the reason why this is acceptable. */
export interface AcceptedRead {
  /** The file that sends the statement. */
  from: string;
  table: string;
  why: string;
}

/** Every accepted full read of a long table. The check fails if an entry is no longer needed. */
export const acceptedReads: readonly AcceptedRead[] = [
  {
    from: 'functions/removals/sweep-lapsed.ts',
    table: 'users',
    why: 'once an hour it looks at everybody who has pupils and no contract: as many as there are payers, by their keys',
  },
  {
    from: 'functions/removals/sweep-lapsed.ts',
    table: 'idempotency_keys',
    why: 'as in remove-rows.ts, once for a hundred pupils',
  },
  {
    from: 'functions/classrooms/remove-pupil.ts',
    table: 'idempotency_keys',
    why: 'as in remove-rows.ts: a pupil is removed seldom',
  },
  {
    from: 'functions/removals/remove-rows.ts',
    table: 'idempotency_keys',
    why: 'it holds the keys of one day, an account is removed seldom, and no index of a beginning of a text is kept up with every mutation for that',
  },
];
