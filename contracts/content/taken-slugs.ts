/**
 * First URL segments of the product's screens and files. A page with one of these slugs would be unreachable.
 * `web/app/routing/routes.test.ts` fails if a screen is missing from this list.
 */
const takenSlugs = new Set(
  (
    'access_product account_setting activities activity_prompt activity_stream add_resource alerts api ' +
    'assets auth badpage chunks_keywords classroom classrooms create-homework createaccount ' +
    'dashboard department_resources docs forgetpassword guide guides homework-classroom-result homework-result ' +
    'invitation lesson-plan models newpassword organisation pos_suggestions preview private_resources prompt ' +
    'public_resources pupil register resource review select_resources signin submit_task ' +
    'subscription text_translation upload_resource user_list user_sub video vocab-context-print ' +
    'vocab-print webinars wordings worksheet written_pages'
  ).split(' '),
);

/** True if a screen of the product has this URL. */
export const isTakenSlug = (slug: string): boolean => takenSlugs.has(slug.toLowerCase());
