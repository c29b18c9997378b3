-- A copy names the lesson that its text began as, however many copies lie between: those may go for good.
UPDATE "resources" r SET "copied_from" = (
	WITH RECURSIVE origin (id, step) AS (
		SELECT r."copied_from", 1 UNION ALL
		SELECT c."copied_from", o.step + 1 FROM origin o JOIN "resources" c ON c."id" = o.id
		WHERE c."copied_from" IS NOT NULL AND o.step < 100)
	SELECT id FROM origin ORDER BY step DESC LIMIT 1)
WHERE r."id" IS NOT NULL /* in slices of resources */ AND r."copied_from" IS NOT NULL;
