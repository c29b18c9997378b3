ALTER TABLE "pupil_homeworks" ADD COLUMN "due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "surname" text;--> statement-breakpoint
-- What a register sorts a name by, as `registerName` in contracts/classrooms.
CREATE FUNCTION register_name(full_name text, surname text) RETURNS text LANGUAGE sql IMMUTABLE
AS $$ SELECT lower(coalesce(surname || ', ', '') || full_name) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION give_homework_to_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM classrooms WHERE id IN (SELECT classroom_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name)
	SELECT j.homework_id, u.id, j.classroom_id, floor(random() * 4294967296)::bigint,
		register_name(u.full_name, u.surname)
	FROM changed j
	JOIN classroom_pupils m ON m.classroom_id = j.classroom_id
	JOIN users u ON u.id = m.pupil_id AND u.blocked_at IS NULL
	WHERE TG_OP = 'INSERT' OR j.due_at > now()
	ORDER BY j.homework_id, u.id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION give_class_homework() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM classrooms WHERE id IN (SELECT classroom_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name)
	SELECT hc.homework_id, u.id, hc.classroom_id, floor(random() * 4294967296)::bigint,
		register_name(u.full_name, u.surname)
	FROM changed j
	JOIN homework_classrooms hc ON hc.classroom_id = j.classroom_id AND hc.due_at > now()
	JOIN users u ON u.id = j.pupil_id
	ORDER BY hc.homework_id, u.id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Names that are there already: the surname is guessed, as `guessSurname` does it.
UPDATE "users" u SET "surname" = CASE
	WHEN u."full_name" ~ '^[ぁ-ヿ㐀-鿿가-힣]' THEN split_part(u."full_name", ' ', 1)
	ELSE regexp_replace(u."full_name", '^.*\s', '') END
WHERE u."id" IS NOT NULL /* in slices of users */ AND u."role" = 'PUPIL' AND u."full_name" ~ '\S\s+\S';--> statement-breakpoint
UPDATE "pupil_homeworks" p SET "sort_name" = (SELECT register_name(u."full_name", u."surname")
	FROM "users" u WHERE u."id" = p."pupil_id")
WHERE p."id" IS NOT NULL /* in slices of pupil_homeworks */ AND EXISTS (SELECT FROM "users" u WHERE u."id" = p."pupil_id");
