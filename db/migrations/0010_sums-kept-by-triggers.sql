CREATE TABLE "homework_counts" (
	"teacher_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"language" text NOT NULL,
	"year" text NOT NULL,
	"homeworks" integer NOT NULL,
	CONSTRAINT "homework_counts_teacher_id_classroom_id_language_year_pk" PRIMARY KEY("teacher_id","classroom_id","language","year")
);
--> statement-breakpoint
CREATE TABLE "homework_sums" (
	"homework_id" bigint NOT NULL,
	"classroom_id" text NOT NULL,
	"shard" smallint NOT NULL,
	"pupils" integer NOT NULL,
	"finished" integer NOT NULL,
	"done" integer NOT NULL,
	"passed" integer NOT NULL,
	"to_review" integer NOT NULL,
	"score_sum" bigint NOT NULL,
	CONSTRAINT "homework_sums_homework_id_classroom_id_shard_pk" PRIMARY KEY("homework_id","classroom_id","shard")
);
--> statement-breakpoint
CREATE TABLE "task_sums" (
	"homework_id" bigint NOT NULL,
	"classroom_id" text NOT NULL,
	"task_id" bigint NOT NULL,
	"shard" smallint NOT NULL,
	"handed_in" integer NOT NULL,
	"passed" integer NOT NULL,
	"to_review" integer NOT NULL,
	"score_sum" bigint NOT NULL,
	CONSTRAINT "task_sums_homework_id_classroom_id_task_id_shard_pk" PRIMARY KEY("homework_id","classroom_id","task_id","shard")
);
--> statement-breakpoint
ALTER TABLE "homework_classrooms" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "results" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "homework_classrooms_name" ON "homework_classrooms" USING btree ("teacher_id","sort_name" DESC NULLS LAST,"homework_id" DESC NULLS LAST,"classroom_id","created_at","starts_at","due_at","language","year");--> statement-breakpoint
-- Counts the shown attempts of these pupil homeworks anew. The rows are held first, in one order, so that
-- the sums are of everything stored before and nobody waits in a circle.
CREATE FUNCTION recount_results(touched bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM pupil_homeworks WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE pupil_homeworks p
	SET done = s.done, passed = s.passed, to_review = s.to_review, score_sum = s.score_sum,
		results = s.results
	FROM (
		SELECT w.id, count(a.task_id) AS done, count(*) FILTER (WHERE a.passed) AS passed,
			count(*) FILTER (WHERE a.state = 'needs-review') AS to_review,
			coalesce(sum(a.score), 0) AS score_sum,
			coalesce(jsonb_object_agg(a.task_id, jsonb_build_object('taskId', a.task_id,
				'attemptId', a.id, 'scorePercentage', a.score, 'testPassed', a.passed, 'state', a.state,
				'attempts', a.attempts, 'seconds', a.seconds, 'handedInAt',
				to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
				FILTER (WHERE a.task_id IS NOT NULL), '{}') AS results
		FROM unnest(touched) AS w (id)
		LEFT JOIN LATERAL (
			SELECT DISTINCT ON (task_id) task_id, t.id, score, t.passed, state, created_at,
				count(*) OVER each AS attempts, sum(seconds) OVER each AS seconds
			FROM task_attempts t WHERE pupil_homework_id = w.id
			WINDOW each AS (PARTITION BY task_id)
			ORDER BY task_id, t.passed DESC, t.id DESC
		) a ON true
		GROUP BY w.id
	) s
	WHERE p.id = s.id;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_pupil_homeworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount_results(array_agg(DISTINCT pupil_homework_id)) FROM changed
	HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Adds to `homework_sums` and `task_sums` what these rows of `pupil_homeworks` became, less what they were.
-- A homework that goes takes its sums with it. A connection counts on its own shard: see the schema.
CREATE FUNCTION add_results(was pupil_homeworks[], became pupil_homeworks[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE shard smallint := pg_backend_pid() % 16;
BEGIN
	INSERT INTO homework_sums AS s (homework_id, classroom_id, shard, pupils, finished, done, passed,
		to_review, score_sum)
	SELECT h.id, coalesce(m.classroom_id, ''), shard, sum(m.sign),
		coalesce(sum(m.sign) FILTER (WHERE m.done > 0 AND m.done >= t.tasks), 0), sum(m.sign * m.done),
		sum(m.sign * m.passed), sum(m.sign * m.to_review), sum(m.sign * m.score_sum)
	FROM (
		SELECT -1 AS sign, w.* FROM unnest(was) w UNION ALL SELECT 1 AS sign, b.* FROM unnest(became) b
	) m
	JOIN homeworks h ON h.id = m.homework_id
	CROSS JOIN LATERAL (SELECT count(*) AS tasks FROM homework_tasks t WHERE t.homework_id = h.id) t
	GROUP BY 1, 2
	HAVING (sum(m.sign), sum(m.sign * m.done), sum(m.sign * m.passed), sum(m.sign * m.to_review),
		sum(m.sign * m.score_sum)) IS DISTINCT FROM (0, 0, 0, 0, 0)
	ORDER BY 1, 2
	ON CONFLICT ON CONSTRAINT homework_sums_homework_id_classroom_id_shard_pk DO UPDATE
	SET pupils = s.pupils + excluded.pupils, finished = s.finished + excluded.finished,
		done = s.done + excluded.done, passed = s.passed + excluded.passed,
		to_review = s.to_review + excluded.to_review, score_sum = s.score_sum + excluded.score_sum;

	INSERT INTO task_sums AS s (homework_id, classroom_id, task_id, shard, handed_in, passed, to_review,
		score_sum)
	SELECT h.id, coalesce(m.classroom_id, ''), r.key::bigint, shard, sum(m.sign),
		coalesce(sum(m.sign) FILTER (WHERE r.value -> 'testPassed' = 'true'), 0),
		coalesce(sum(m.sign) FILTER (WHERE r.value ->> 'state' = 'needs-review'), 0),
		sum(m.sign * (r.value -> 'scorePercentage')::int)
	FROM (
		SELECT -1 AS sign, w.* FROM unnest(was) w UNION ALL SELECT 1 AS sign, b.* FROM unnest(became) b
	) m
	JOIN homeworks h ON h.id = m.homework_id
	CROSS JOIN LATERAL jsonb_each(m.results) r
	GROUP BY 1, 2, 3
	HAVING (sum(m.sign), coalesce(sum(m.sign) FILTER (WHERE r.value -> 'testPassed' = 'true'), 0),
		coalesce(sum(m.sign) FILTER (WHERE r.value ->> 'state' = 'needs-review'), 0),
		sum(m.sign * (r.value -> 'scorePercentage')::int)) IS DISTINCT FROM (0, 0, 0, 0)
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT task_sums_homework_id_classroom_id_task_id_shard_pk DO UPDATE
	SET handed_in = s.handed_in + excluded.handed_in, passed = s.passed + excluded.passed,
		to_review = s.to_review + excluded.to_review, score_sum = s.score_sum + excluded.score_sum;
END $$;--> statement-breakpoint
CREATE FUNCTION sum_pupil_homeworks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before pupil_homeworks[];
	after pupil_homeworks[];
BEGIN
	IF TG_OP <> 'INSERT' THEN SELECT array_agg(ROW(w.*)::pupil_homeworks) INTO before FROM was w; END IF;
	IF TG_OP <> 'DELETE' THEN SELECT array_agg(ROW(b.*)::pupil_homeworks) INTO after FROM became b; END IF;
	IF before IS NOT NULL OR after IS NOT NULL THEN PERFORM add_results(before, after); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION drop_homework_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM homework_sums WHERE homework_id IN (SELECT id FROM was);
	DELETE FROM task_sums WHERE homework_id IN (SELECT id FROM was);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Adds these rows of `homework_classrooms` to `homework_counts`, less what they were.
CREATE FUNCTION add_homework_counts(was homework_classrooms[], became homework_classrooms[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO homework_counts AS c (teacher_id, classroom_id, language, year, homeworks)
	SELECT m.teacher_id, m.classroom_id, m.language, coalesce(m.year, ''), sum(m.sign)
	FROM (
		SELECT -1 AS sign, w.* FROM unnest(was) w UNION ALL SELECT 1 AS sign, b.* FROM unnest(became) b
	) m
	GROUP BY 1, 2, 3, 4 HAVING sum(m.sign) <> 0 ORDER BY 1, 2, 3, 4
	ON CONFLICT ON CONSTRAINT homework_counts_teacher_id_classroom_id_language_year_pk DO UPDATE
	SET homeworks = c.homeworks + excluded.homeworks;
	DELETE FROM homework_counts c USING unnest(was) w
	WHERE c.teacher_id = w.teacher_id AND c.classroom_id = w.classroom_id AND c.homeworks = 0;
END $$;--> statement-breakpoint
CREATE FUNCTION count_homework_classrooms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before homework_classrooms[];
	after homework_classrooms[];
BEGIN
	IF TG_OP <> 'INSERT' THEN SELECT array_agg(ROW(w.*)::homework_classrooms) INTO before FROM was w; END IF;
	IF TG_OP <> 'DELETE' THEN SELECT array_agg(ROW(b.*)::homework_classrooms) INTO after FROM became b; END IF;
	IF before IS NOT NULL OR after IS NOT NULL THEN PERFORM add_homework_counts(before, after); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- One transaction: writers wait until everything stored before is counted and the triggers stand, so that
-- nothing is counted twice or missed. The tables are taken in the order that handing in takes them.
DO $do$
BEGIN
	LOCK TABLE homeworks, homework_classrooms, task_attempts, pupil_homeworks IN SHARE ROW EXCLUSIVE MODE;
	PERFORM recount_results(array_agg(DISTINCT pupil_homework_id)) FROM task_attempts HAVING count(*) > 0;
	PERFORM add_results(NULL, array_agg(p)) FROM pupil_homeworks p GROUP BY p.homework_id;
	PERFORM add_homework_counts(NULL, array_agg(hc)) FROM homework_classrooms hc GROUP BY hc.teacher_id;

	CREATE TRIGGER pupil_homeworks_given AFTER INSERT ON pupil_homeworks
		REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION sum_pupil_homeworks();
	CREATE TRIGGER pupil_homeworks_moved AFTER UPDATE ON pupil_homeworks
		REFERENCING OLD TABLE AS was NEW TABLE AS became
		FOR EACH STATEMENT EXECUTE FUNCTION sum_pupil_homeworks();
	CREATE TRIGGER pupil_homeworks_taken AFTER DELETE ON pupil_homeworks
		REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION sum_pupil_homeworks();
	CREATE TRIGGER homeworks_removed AFTER DELETE ON homeworks
		REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION drop_homework_sums();
	CREATE TRIGGER homework_classrooms_set AFTER INSERT ON homework_classrooms
		REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_homework_classrooms();
	CREATE TRIGGER homework_classrooms_changed AFTER UPDATE ON homework_classrooms
		REFERENCING OLD TABLE AS was NEW TABLE AS became
		FOR EACH STATEMENT EXECUTE FUNCTION count_homework_classrooms();
	CREATE TRIGGER homework_classrooms_taken AFTER DELETE ON homework_classrooms
		REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_homework_classrooms();
END $do$;
