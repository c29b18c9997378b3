ALTER TABLE "homework_classrooms" ADD COLUMN "tasks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "homework_classrooms" hc SET "tasks" = (SELECT count(*) FROM "homework_tasks" t WHERE t."homework_id" = hc."homework_id") WHERE hc."homework_id" IS NOT NULL /* in slices of homework_classrooms */;--> statement-breakpoint
ALTER TABLE "homework_classrooms" ALTER COLUMN "tasks" DROP DEFAULT;
