import { sql } from 'drizzle-orm';
import { jsonOf } from '#db/queries/json-of.ts';
import type { homeworks } from '#db/schema/homework.ts';
import { deviceJson, type ExportSection, reportJson } from './stream-export.ts';

/**
 * The stored data of a teacher, as a list of sections. In a shared department, excludes other teachers' work.
 * Also excludes secrets (password, session tokens), which would only help someone who steals the file.
 * `mediaUrl` is the base URL of stored files.
 */
export function sectionsOfUser(me: string, mediaUrl: string): ExportSection[] {
  return [
    {
      name: 'account',
      key: 'text',
      pageSize: 1,
      select: sql`
        select u.id as key, json_build_object('id', u.id, 'email', u.email, 'fullName', u.full_name,
          'country', u.country, 'locale', u.locale,
          'interfaceLanguage', u.interface_language, 'role', u.role, 'display', u.display,
          'department', (select o.name from organisations o where o.id = u.organisation_id),
          'createdAt', u.created_at) as row
        from users u where u.id = ${me}`,
    },
    {
      name: 'subscriptions',
      key: 'text',
      pageSize: 100,
      select: sql`
        select s.id as key, to_jsonb(s) - 'user_id' as row from subscriptions s
        where s.user_id = ${me}`,
    },
    {
      name: 'devices',
      key: 'text',
      pageSize: 100,
      select: sql`
        select s.id as key, ${deviceJson} as row
        from sessions s where s.user_id = ${me}`,
    },
    {
      name: 'lessons',
      key: 'text',
      pageSize: 3,
      select: sql`
        select r.id as key, json_build_object('id', r.id, 'title', r.title, 'status', r.status,
          'visibility', r.visibility, 'textType', r.text_type, 'from', r.from_language,
          'to', r.to_language, 'audience', r.audience, 'draft', r.draft, 'text', r.text,
          'voices', r.voices, 'activities', r.activities, 'arrangement', r.arrangement, 'words', r.words,
          'folderId', r.folder_id,
          'tags', (select coalesce(json_agg(t.value order by t.key), '[]')
            from jsonb_each_text(r.tags) t),
          'lessonPlan', r.lesson_plan, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
          'removedAt', r.removed_at, 'parts', coalesce((
            select json_object_agg(p.part, p.content) from resource_parts p
            where p.resource_id = r.id), '{}')) as row
        from resources r where r.owner_id = ${me}`,
    },
    {
      name: 'folders',
      key: 'text',
      pageSize: 200,
      select: sql`
        select f.id as key, json_build_object('id', f.id, 'name', f.name,
          'createdAt', f.created_at, 'removedAt', f.removed_at) as row
        from resource_folders f where f.owner_id = ${me}`,
    },
    {
      name: 'files',
      key: 'text',
      pageSize: 500,
      select: sql`
        select m.key, json_build_object('address', ${mediaUrl}::text || m.key, 'type', m.type,
          'bytes', m.bytes, 'createdAt', m.created_at) as row
        from media_objects m where m.owner_id = ${me}`,
    },
    {
      name: 'wordSuggestions',
      key: 'text',
      pageSize: 200,
      select: sql`
        select w.id as key, to_jsonb(w) - 'user_id' as row from word_suggestions w
        where w.user_id = ${me}`,
    },
    {
      name: 'classes',
      key: 'text',
      pageSize: 50,
      select: sql`
        select c.id as key, json_build_object('id', c.id, 'name', c.name, 'language', c.language,
          'year', c.year, 'archivedAt', c.archived_at, 'createdAt', c.created_at,
          'pupilIds', coalesce((select json_agg(j.pupil_id order by j.pupil_id)
            from classroom_pupils j where j.classroom_id = c.id), '[]')) as row
        from classrooms c where c.teacher_id = ${me}`,
    },
    {
      name: 'pupils',
      key: 'text',
      pageSize: 500,
      select: sql`
        select p.id as key, json_build_object('id', p.id, 'fullName', p.full_name,
          'userName', p.user_name, 'createdAt', p.created_at) as row
        from users p where p.teacher_id = ${me} and p.role = 'PUPIL'`,
    },
    {
      name: 'homework',
      key: 'number',
      pageSize: 10,
      select: sql`
        select h.id as key, ${homeworkJson} as row
        from homeworks h where h.teacher_id = ${me}`,
    },
    {
      name: 'results',
      key: 'number',
      pageSize: 50,
      select: sql`
        select w.id as key, json_build_object('pupilHomeworkId', w.id, 'homeworkId', w.homework_id,
          'pupilId', w.pupil_id, 'attempts', coalesce((
            select json_agg(json_build_object('id', a.id, 'taskId', a.task_id,
                'submitted', a.submitted, 'mark', a.mark, 'score', a.score, 'passed', a.passed,
                'seconds', a.seconds, 'createdAt', a.created_at) order by a.id)
            from task_attempts a where a.pupil_homework_id = w.id), '[]')) as row
        from homeworks h join pupil_homeworks w on w.homework_id = h.id
        where h.teacher_id = ${me}`,
    },
    {
      name: 'feedback',
      key: 'text',
      pageSize: 500,
      select: sql`
        select f.attempt_id || ':' || f.item_id as key, json_build_object('attemptId', f.attempt_id,
          'itemId', f.item_id, 'feedback', f.feedback, 'score', f.score, 'givenAt', f.given_at) as row
        from homeworks h join task_attempts a on a.homework_id = h.id
        join attempt_feedback f on f.attempt_id = a.id
        where h.teacher_id = ${me} and f.given_at is not null`,
    },
    {
      name: 'markingChanges',
      key: 'number',
      pageSize: 500,
      select: sql`
        select l.id as key, to_jsonb(l) - 'teacher_id' as row from marking_log l
        join homeworks h on h.id = l.homework_id where h.teacher_id = ${me}`,
    },
    {
      name: 'aiUse',
      key: 'text',
      pageSize: 1000,
      select: sql`
        select c.id as key, json_build_object('resourceId', c.resource_id, 'part', c.part,
          'model', c.model, 'tokens', c.total_tokens, 'createdAt', c.created_at) as row
        from ai_calls c where c.user_id = ${me}`,
    },
    {
      name: 'wordingReports',
      key: 'text',
      pageSize: 200,
      select: sql`select r.id as key, ${reportJson} as row from wording_reports r
        where r.user_id = ${me}`,
    },
    {
      name: 'toursSeen',
      key: 'text',
      pageSize: 100,
      select: sql`
        select t.page as key, json_build_object('page', t.page, 'seenAt', t.seen_at) as row
        from tours_seen t where t.user_id = ${me}`,
    },
    {
      name: 'webinarSignUps',
      key: 'text',
      pageSize: 200,
      select: sql`
        select s.page_id as key, json_build_object('webinar', p.title, 'startsAt', p.starts_at,
          'timeZone', s.time_zone, 'createdAt', s.created_at) as row
        from webinar_sign_ups s join content_pages p on p.id = s.page_id where s.user_id = ${me}`,
    },
    {
      name: 'webinarReminders',
      key: 'text',
      pageSize: 200,
      select: sql`
        select r.page_id || ':' || r.kind || ':' || r.starts_at as key, json_build_object(
          'webinar', p.title, 'kind', r.kind, 'startsAt', r.starts_at, 'sentAt', r.sent_at) as row
        from webinar_reminders r join content_pages p on p.id = r.page_id
        where r.user_id = ${me}`,
    },
    {
      name: 'use',
      key: 'number',
      pageSize: 1000,
      select: sql`
        select e.id as key, json_build_object('element', e.element, 'type', e.type,
          'createdAt', e.created_at) as row
        from analytics_events e where e.user_id = ${me}`,
    },
    {
      name: 'invitations',
      key: 'text',
      pageSize: 200,
      select: sql`
        select i.id as key, json_build_object('email', i.email, 'fullName', i.full_name,
          'sentAt', i.sent_at, 'acceptedAt', i.accepted_at) as row
        from invitations i where i.invited_by = ${me}`,
    },
    {
      name: 'changesOnRecord',
      key: 'number',
      pageSize: 500,
      select: sql`
        select a.id as key, json_build_object('action', a.action, 'subject', a.subject,
          'createdAt', a.created_at) as row
        from audit_log a where a.actor_id = ${me}`,
    },
  ];
}

/** SQL for the homework `h`: every column of its row except the teacher's own id. */
const homeworkJson = jsonOf<
  Record<Exclude<keyof typeof homeworks.$inferSelect, 'teacherId'> | 'classIds' | 'tasks', unknown>
>({
  id: sql`h.id`,
  name: sql`h.name`,
  instructions: sql`h.instructions`,
  language: sql`h.language`,
  nativeLanguage: sql`h.native_language`,
  resourceId: sql`h.resource_id`,
  passMark: sql`h.pass_mark`,
  attemptsAllowed: sql`h.attempts_allowed`,
  preset: sql`h.preset`,
  startsAt: sql`h.starts_at`,
  dueAt: sql`h.due_at`,
  createdAt: sql`h.created_at`,
  updatedAt: sql`h.updated_at`,
  classIds: sql`coalesce((select json_agg(c.classroom_id order by c.classroom_id)
    from homework_classrooms c where c.homework_id = h.id), '[]')`,
  tasks: sql`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name,
      'template', t.template, 'skillType', t.skill_type, 'data', t.data,
      'accepted', t.accepted) order by t.position)
    from homework_tasks t where t.homework_id = h.id), '[]')`,
});
