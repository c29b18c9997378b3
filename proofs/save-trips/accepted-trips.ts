/** Reasons why a change needs more than one round trip to the database. */
const reasons = {
  hash: 'the password is hashed between what is read of the account and what is stored',
  marks:
    'our own rules for languages work on what was read, and the result is stored only if that still stands',
  stripe:
    'Stripe is asked in between, and what it says is read by a ticket, so that the newest wins',
  counted: 'a costly act is counted before it begins, also when it is refused',
  asked: 'who may do it is read before the moderator is asked for it',
  plan: 'what the caller may do, or the payer’s plan includes, is read first: these rules are in code',
  named: 'a refusal has to say which of two reasons it has',
  fits: 'a choice has to fit the models as admins described them, by a rule in code',
  names:
    'choices have the pupil’s own names, which are read by the task; what is typed takes one trip',
  made: 'names that are not taken are made from those that are',
} as const;

/**
 * The changes that need more than one round trip to the database, with the number of trips when there is no
 * conflict. All other changes need at most one.
 */
export const acceptedTrips: Readonly<Record<string, readonly [trips: number, why: string]>> = {
  'POST /login': [2, reasons.hash],
  'POST /newpassword/:id': [2, reasons.hash],
  'POST /v1/me/password': [2, reasons.hash],
  'POST /v1/me/email': [2, reasons.hash],
  'POST /v1/me/deletion': [2, reasons.hash],
  'POST /v1/classrooms/:id/pupils': [2, reasons.made],
  'PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft': [2, reasons.names],
  'POST /v1/homeworks': [2, reasons.asked],
  'PATCH /v1/homeworks/:id': [2, reasons.asked],
  'POST /v1/pupils/passwords': [2, reasons.hash],
  'POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts': [2, reasons.marks],
  'POST /v1/homeworks/:id/tasks/:taskId/accepted': [2, reasons.marks],
  'DELETE /v1/homeworks/:id/tasks/:taskId/accepted': [2, reasons.marks],
  'PUT /v1/homeworks/:id/tasks/:taskId/read': [2, reasons.marks],
  'PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId': [2, reasons.marks],
  'POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft': [3, reasons.counted],
  'PUT /v1/resources/:id/text': [2, reasons.marks],
  'PUT /v1/resources/:id/words': [2, reasons.marks],
  'PUT /v1/resources/:id/parts/:part': [2, reasons.marks],
  'POST /v1/resources/:id/generate': [2, reasons.counted],
  'POST /v1/resources/:id/parts/:part/generate': [2, reasons.counted],
  'POST /v1/resources/:id/voice-sample': [2, reasons.counted],
  'POST /v1/dictionary/suggestions': [3, reasons.counted],
  'POST /custom_analytics': [2, reasons.counted],
  'POST /v1/media': [2, reasons.counted],
  'POST /v1/organisation/invitations': [3, reasons.counted],
  'POST /v1/organisation/invitations/:id/again': [3, reasons.counted],
  'DELETE /v1/organisation/invitations/:id': [2, reasons.plan],
  'PUT /v1/organisation/invited': [2, reasons.plan],
  'POST /v1/organisation/invited/:secret': [2, reasons.plan],
  'POST /v1/admin/models/duties/:duty/try': [3, reasons.counted],
  'POST /v1/admin/models/duties/:duty/publish': [2, reasons.fits],
  'POST /v1/admin/prompts/:key/try': [2, reasons.counted],
  'POST /v1/admin/prompts/:key/versions/:version/restore': [2, reasons.marks],
  'POST /v1/admin/users/:id/deletion': [2, reasons.named],
  'POST /v1/content/editing/:id/versions/:number/restore': [2, reasons.named],
  'POST /subscriptions/checkout': [2, reasons.stripe],
  'POST /subscriptions/checkout/:id/finish': [2, reasons.stripe],
  'POST /subscriptions/cancel': [3, reasons.stripe],
  'POST /subscriptions/resume': [3, reasons.stripe],
  'POST /subscriptions/change/drop': [3, reasons.stripe],
  'POST /subscriptions/plan/keep': [3, reasons.stripe],
  'POST /subscriptions/plan/upgrade': [3, reasons.stripe],
  'POST /subscriptions/plan/downgrade': [4, reasons.stripe],
  'PUT /subscriptions/addons': [3, reasons.stripe],
};
