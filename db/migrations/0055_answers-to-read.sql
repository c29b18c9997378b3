ALTER TABLE "homework_sums" ADD COLUMN "to_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_sums" ADD COLUMN "to_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "to_read" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As 0010 has it, with how many answers of the shown attempts wait for the teacher.
CREATE OR REPLACE FUNCTION recount_results(touched bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM pupil_homeworks WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE pupil_homeworks p
	SET done = s.done, passed = s.passed, to_review = s.to_review, to_read = s.to_read,
		score_sum = s.score_sum, results = s.results
	FROM (
		SELECT w.id, count(a.task_id) AS done, count(*) FILTER (WHERE a.passed) AS passed,
			count(*) FILTER (WHERE a.state = 'needs-review') AS to_review,
			coalesce(sum(a.to_read), 0) AS to_read, coalesce(sum(a.score), 0) AS score_sum,
			coalesce(jsonb_object_agg(a.task_id, jsonb_build_object('taskId', a.task_id,
				'attemptId', a.id, 'scorePercentage', a.score, 'testPassed', a.passed, 'state', a.state,
				'toRead', a.to_read, 'attempts', a.attempts, 'seconds', a.seconds, 'handedInAt',
				to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
				FILTER (WHERE a.task_id IS NOT NULL), '{}') AS results
		FROM unnest(touched) AS w (id)
		LEFT JOIN LATERAL (
			SELECT shown.*, CASE WHEN shown.state = 'needs-review' THEN (
				SELECT count(*) FROM jsonb_array_elements(shown.mark -> 'items') i
				WHERE i ->> 'verdict' = 'needs-review') ELSE 0 END AS to_read
			FROM (
				SELECT DISTINCT ON (task_id) task_id, t.id, score, t.passed, state, created_at, mark,
					count(*) OVER each AS attempts, sum(seconds) OVER each AS seconds
				FROM task_attempts t WHERE pupil_homework_id = w.id
				WINDOW each AS (PARTITION BY task_id)
				ORDER BY task_id, t.passed DESC, t.id DESC
			) shown
		) a ON true
		GROUP BY w.id
	) s
	WHERE p.id = s.id;
END $$;--> statement-breakpoint
-- As 0010 has it, with the answers that wait.
CREATE OR REPLACE FUNCTION add_results(was pupil_homeworks[], became pupil_homeworks[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE shard smallint := pg_backend_pid() % 16;
BEGIN
	INSERT INTO homework_sums AS s (homework_id, classroom_id, shard, pupils, finished, done, passed,
		to_review, to_read, score_sum)
	SELECT h.id, coalesce(m.classroom_id, ''), shard, sum(m.sign),
		coalesce(sum(m.sign) FILTER (WHERE m.done > 0 AND m.done >= t.tasks), 0), sum(m.sign * m.done),
		sum(m.sign * m.passed), sum(m.sign * m.to_review), sum(m.sign * m.to_read),
		sum(m.sign * m.score_sum)
	FROM (
		SELECT -1 AS sign, w.* FROM unnest(was) w UNION ALL SELECT 1 AS sign, b.* FROM unnest(became) b
	) m
	JOIN homeworks h ON h.id = m.homework_id
	CROSS JOIN LATERAL (SELECT count(*) AS tasks FROM homework_tasks t WHERE t.homework_id = h.id) t
	GROUP BY 1, 2
	HAVING (sum(m.sign), sum(m.sign * m.done), sum(m.sign * m.passed), sum(m.sign * m.to_review),
		sum(m.sign * m.to_read), sum(m.sign * m.score_sum)) IS DISTINCT FROM (0, 0, 0, 0, 0, 0)
	ORDER BY 1, 2
	ON CONFLICT ON CONSTRAINT homework_sums_homework_id_classroom_id_shard_pk DO UPDATE
	SET pupils = s.pupils + excluded.pupils, finished = s.finished + excluded.finished,
		done = s.done + excluded.done, passed = s.passed + excluded.passed,
		to_review = s.to_review + excluded.to_review, to_read = s.to_read + excluded.to_read,
		score_sum = s.score_sum + excluded.score_sum;

	INSERT INTO task_sums AS s (homework_id, classroom_id, task_id, shard, handed_in, passed, to_review,
		to_read, score_sum)
	SELECT h.id, coalesce(m.classroom_id, ''), r.key::bigint, shard, sum(m.sign),
		coalesce(sum(m.sign) FILTER (WHERE r.value -> 'testPassed' = 'true'), 0),
		coalesce(sum(m.sign) FILTER (WHERE r.value ->> 'state' = 'needs-review'), 0),
		coalesce(sum(m.sign * (r.value -> 'toRead')::int), 0),
		sum(m.sign * (r.value -> 'scorePercentage')::int)
	FROM (
		SELECT -1 AS sign, w.* FROM unnest(was) w UNION ALL SELECT 1 AS sign, b.* FROM unnest(became) b
	) m
	JOIN homeworks h ON h.id = m.homework_id
	CROSS JOIN LATERAL jsonb_each(m.results) r
	GROUP BY 1, 2, 3
	HAVING (sum(m.sign), coalesce(sum(m.sign) FILTER (WHERE r.value -> 'testPassed' = 'true'), 0),
		coalesce(sum(m.sign) FILTER (WHERE r.value ->> 'state' = 'needs-review'), 0),
		coalesce(sum(m.sign * (r.value -> 'toRead')::int), 0),
		sum(m.sign * (r.value -> 'scorePercentage')::int)) IS DISTINCT FROM (0, 0, 0, 0, 0)
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT task_sums_homework_id_classroom_id_task_id_shard_pk DO UPDATE
	SET handed_in = s.handed_in + excluded.handed_in, passed = s.passed + excluded.passed,
		to_review = s.to_review + excluded.to_review, to_read = s.to_read + excluded.to_read,
		score_sum = s.score_sum + excluded.score_sum;
END $$;--> statement-breakpoint
-- What waits already; the trigger adds it to the sums.
UPDATE "pupil_homeworks" p SET ("to_read", "results") = (
	SELECT sum(r.waiting), jsonb_object_agg(r.key, r.value || jsonb_build_object('toRead', r.waiting))
	FROM (
		SELECT e.key, e.value, (SELECT count(*) FROM task_attempts a
			CROSS JOIN LATERAL jsonb_array_elements(a.mark -> 'items') i
			WHERE a.id = (e.value ->> 'attemptId')::bigint AND i ->> 'verdict' = 'needs-review') AS waiting
		FROM jsonb_each(p."results") e
	) r)
WHERE p."id" IS NOT NULL /* in slices of pupil_homeworks */ AND p."to_review" > 0;
