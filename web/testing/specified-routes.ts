import type { Screen } from '../features/shell/nav-links.ts';

/** A route in section 2 of the specification. */
export interface SpecifiedRoute {
  /** The path in the specification's notation, such as `/a/{id}`. */
  path: string;
  may: Screen['may'];
}

const anyone = [
  '/',
  '/signin',
  '/register',
  '/forgetPassword',
  '/createaccount',
  '/newpassword/{id}',
  '/auth/verify-email',
  '/resource/{id}',
  '/{id}',
  '/webinars/{webinarId}',
  '/guides/{guideId}',
  '/guide/{guideId}',
  '/video/{guideId}',
  '/badpage',
  '*',
];

const teachersAndAdmins = [
  '/select_resources',
  '/organisation',
  '/account_setting',
  '/docs/{id}',
  '/text_translation/{id}',
];

const teachers = [
  '/create-homework',
  '/homework-result',
  '/homework-classroom-result/{homeworkId}/{classroomId}',
  '/add_resource',
  '/dashboard',
  '/preview/{id}',
  '/activities/{source}/{id}',
  '/private_resources',
  '/public_resources',
  '/classrooms/create',
  '/classrooms/view/{id}',
  '/classrooms/{classroomId}/pupils/create',
  '/classrooms/view',
  '/classroom/homework/{id}/{status}',
  '/subscription/{id}',
  '/subscription/invoice/{changeType}',
  '/vocab-print',
  '/vocab-context-print',
  '/upload_resource',
  '/webinars',
];

const admins = [
  '/user_sub/resource/{id}',
  '/activity_prompt',
  '/prompt',
  '/user_sub',
  '/user_list',
  '/chunks_keyWords',
  '/pos_suggestions',
  '/access_product',
  '/activity_stream',
];

const pupils = [
  '/pupil/home',
  '/submit_task/{homeworkId}/{taskId}',
  '/pupil/result/{pupilHomeworkId}',
  '/pupil/result/tasks/{taskId}',
];

const all = (paths: readonly string[], may: Screen['may']): SpecifiedRoute[] =>
  paths.map((path) => ({ path, may }));

/** All routes in the specification, with the roles that may open them. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...all(anyone, 'anyone'),
  ...all(teachersAndAdmins, ['public', 'admin']),
  ...all(teachers, ['public']),
  ...all(admins, ['admin']),
  ...all(pupils, ['PUPIL']),
];

/** Converts the path of a screen to the specification's notation: `/a/:id?` becomes `/a/{id}`. */
const specifiedPath = (path: string): string => path.replaceAll(/:(\w+)\??/g, '{$1}');

/** The app's screen for this route; undefined if there is none. */
export function screenOf<Line extends Pick<Screen, 'path'>>(
  screens: readonly Line[],
  { path }: SpecifiedRoute,
): Line | undefined {
  // The app has a route for each `source` of an activities screen. The route for `private` represents all of
  // them.
  const wanted = path.replace('{source}', 'private');
  return screens.find((screen) => specifiedPath(screen.path) === wanted);
}
