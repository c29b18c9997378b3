ALTER TABLE "homework_tasks" ADD COLUMN "size" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "done" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "passed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "to_review" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD COLUMN "score_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "pupil_homeworks_results" ON "pupil_homeworks" USING btree ("homework_id","sort_name","id","classroom_id","pupil_id","done","passed","to_review","score_sum");--> statement-breakpoint
-- Keeps the sums of `pupil_homeworks`: by the shown attempts, the passed one, else the highest id. The
-- rows are held first, in one order, so that the sums are of everything stored before and nobody waits
-- in a circle.
CREATE FUNCTION recount_pupil_homeworks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched bigint[];
BEGIN
	SELECT array_agg(DISTINCT pupil_homework_id) INTO touched FROM changed;
	IF touched IS NULL THEN RETURN NULL; END IF;
	PERFORM 1 FROM pupil_homeworks WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE pupil_homeworks p
	SET done = s.done, passed = s.passed, to_review = s.to_review, score_sum = s.score_sum
	FROM (
		SELECT w.id, count(a.task_id) AS done, count(*) FILTER (WHERE a.passed) AS passed,
			count(*) FILTER (WHERE a.state = 'needs-review') AS to_review,
			coalesce(sum(a.score), 0) AS score_sum
		FROM unnest(touched) AS w (id)
		LEFT JOIN LATERAL (
			SELECT DISTINCT ON (task_id) task_id, passed, state, score FROM task_attempts
			WHERE pupil_homework_id = w.id ORDER BY task_id, task_attempts.passed DESC, id DESC
		) a ON true
		GROUP BY w.id
	) s
	WHERE p.id = s.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER task_attempts_stored AFTER INSERT ON task_attempts
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_pupil_homeworks();--> statement-breakpoint
CREATE TRIGGER task_attempts_marked AFTER UPDATE ON task_attempts
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_pupil_homeworks();--> statement-breakpoint
CREATE TRIGGER task_attempts_removed AFTER DELETE ON task_attempts
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_pupil_homeworks();
--> statement-breakpoint
-- Who is in a class has its homework, however the two come together. Both ways hold the class first and
-- then look anew, so that a pupil who joins while homework is being set gets it once.
CREATE FUNCTION give_homework_to_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM classrooms WHERE id IN (SELECT classroom_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name)
	SELECT j.homework_id, u.id, j.classroom_id, floor(random() * 4294967296)::bigint, lower(u.full_name)
	FROM changed j
	JOIN classroom_pupils m ON m.classroom_id = j.classroom_id
	JOIN users u ON u.id = m.pupil_id AND u.blocked_at IS NULL
	WHERE TG_OP = 'INSERT' OR j.due_at > now()
	ORDER BY j.homework_id, u.id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER homework_set AFTER INSERT ON homework_classrooms
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_homework_to_class();--> statement-breakpoint
CREATE TRIGGER homework_prolonged AFTER UPDATE ON homework_classrooms
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_homework_to_class();--> statement-breakpoint
CREATE FUNCTION give_class_homework() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM classrooms WHERE id IN (SELECT classroom_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name)
	SELECT hc.homework_id, u.id, hc.classroom_id, floor(random() * 4294967296)::bigint, lower(u.full_name)
	FROM changed j
	JOIN homework_classrooms hc ON hc.classroom_id = j.classroom_id AND hc.due_at > now()
	JOIN users u ON u.id = j.pupil_id
	ORDER BY hc.homework_id, u.id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER class_joined AFTER INSERT ON classroom_pupils
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_class_homework();--> statement-breakpoint
-- Who leaves a class keeps every work that was begun. What they have through another class as well goes
-- on there; what was never opened goes with the class.
CREATE FUNCTION take_class_homework() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE pupil_homeworks p SET classroom_id = other.classroom_id
	FROM changed j CROSS JOIN LATERAL (
		SELECT m.classroom_id, hc.homework_id FROM classroom_pupils m
		JOIN homework_classrooms hc ON hc.classroom_id = m.classroom_id
		WHERE m.pupil_id = j.pupil_id ORDER BY m.classroom_id
	) other
	WHERE p.pupil_id = j.pupil_id AND p.classroom_id = j.classroom_id
		AND p.homework_id = other.homework_id;
	DELETE FROM pupil_homeworks p USING changed j
	WHERE p.pupil_id = j.pupil_id AND p.classroom_id = j.classroom_id
		AND NOT EXISTS (SELECT 1 FROM task_attempts a WHERE a.pupil_homework_id = p.id)
		AND NOT EXISTS (SELECT 1 FROM task_drafts d WHERE d.pupil_homework_id = p.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER class_left AFTER DELETE ON classroom_pupils
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION take_class_homework();
