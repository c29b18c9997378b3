ALTER TABLE "task_attempts" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_attempts" ADD COLUMN "draft_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "task_attempts_number" ON "task_attempts" USING btree ("pupil_homework_id","task_id","number");