DROP INDEX "homework_classrooms_teacher";--> statement-breakpoint
DROP INDEX "pupil_homeworks_class";--> statement-breakpoint
CREATE INDEX "homework_classrooms_due" ON "homework_classrooms" USING btree ("teacher_id","due_at" DESC NULLS LAST,"homework_id" DESC NULLS LAST,"classroom_id");--> statement-breakpoint
CREATE INDEX "pupil_homeworks_waiting" ON "pupil_homeworks" USING btree ("homework_id") WHERE to_review > 0;--> statement-breakpoint
CREATE INDEX "homework_classrooms_teacher" ON "homework_classrooms" USING btree ("teacher_id","created_at" DESC NULLS LAST,"homework_id" DESC NULLS LAST,"classroom_id","language","year","due_at","starts_at");--> statement-breakpoint
CREATE INDEX "pupil_homeworks_class" ON "pupil_homeworks" USING btree ("homework_id","classroom_id");