CREATE TABLE "allowance_usage" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"pupils" integer DEFAULT 0 NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classroom_pupils" (
	"classroom_id" text NOT NULL,
	"pupil_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_pupils_classroom_id_pupil_id_pk" PRIMARY KEY("classroom_id","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"year" text,
	"archived_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_feedback" (
	"attempt_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"draft" text,
	"feedback" text,
	"score" smallint,
	"given_by" text,
	"given_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_feedback_attempt_id_item_id_pk" PRIMARY KEY("attempt_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "homework_classrooms" (
	"homework_id" bigint NOT NULL,
	"classroom_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"year" text,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_classrooms_homework_id_classroom_id_pk" PRIMARY KEY("homework_id","classroom_id")
);
--> statement-breakpoint
CREATE TABLE "homework_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"homework_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"template" text NOT NULL,
	"skill_type" text NOT NULL,
	"data" jsonb NOT NULL,
	"accepted" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homeworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" text NOT NULL,
	"resource_id" text,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"native_language" text NOT NULL,
	"pass_mark" smallint NOT NULL,
	"attempts_allowed" smallint,
	"preset" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marking_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marking_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"homework_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"action" text NOT NULL,
	"answer" text NOT NULL,
	"changed" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupil_homeworks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pupil_homeworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"homework_id" bigint NOT NULL,
	"pupil_id" text NOT NULL,
	"classroom_id" text,
	"seed" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"homework_id" bigint NOT NULL,
	"pupil_homework_id" bigint NOT NULL,
	"pupil_id" text NOT NULL,
	"task_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"submitted" jsonb NOT NULL,
	"mark" jsonb NOT NULL,
	"score" smallint NOT NULL,
	"passed" boolean NOT NULL,
	"state" text NOT NULL,
	"checker_version" smallint NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_drafts" (
	"pupil_homework_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"submitted" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_drafts_pupil_homework_id_task_id_pk" PRIMARY KEY("pupil_homework_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "teacher_id" text;--> statement-breakpoint
ALTER TABLE "allowance_usage" ADD CONSTRAINT "allowance_usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_pupils" ADD CONSTRAINT "classroom_pupils_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_pupils" ADD CONSTRAINT "classroom_pupils_pupil_id_users_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_feedback" ADD CONSTRAINT "attempt_feedback_attempt_id_task_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."task_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_classrooms" ADD CONSTRAINT "homework_classrooms_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_classrooms" ADD CONSTRAINT "homework_classrooms_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_tasks" ADD CONSTRAINT "homework_tasks_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_log" ADD CONSTRAINT "marking_log_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD CONSTRAINT "pupil_homeworks_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_homeworks" ADD CONSTRAINT "pupil_homeworks_pupil_id_users_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_attempts" ADD CONSTRAINT "task_attempts_pupil_homework_id_pupil_homeworks_id_fk" FOREIGN KEY ("pupil_homework_id") REFERENCES "public"."pupil_homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_attempts" ADD CONSTRAINT "task_attempts_task_id_homework_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."homework_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_drafts" ADD CONSTRAINT "task_drafts_pupil_homework_id_pupil_homeworks_id_fk" FOREIGN KEY ("pupil_homework_id") REFERENCES "public"."pupil_homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_drafts" ADD CONSTRAINT "task_drafts_task_id_homework_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."homework_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_pupils_pupil" ON "classroom_pupils" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "classrooms_teacher" ON "classrooms" USING btree ("teacher_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "homework_classrooms_teacher" ON "homework_classrooms" USING btree ("teacher_id","created_at" DESC NULLS LAST,"homework_id" DESC NULLS LAST,"classroom_id","language","year","due_at");--> statement-breakpoint
CREATE INDEX "homework_classrooms_class" ON "homework_classrooms" USING btree ("classroom_id","created_at" DESC NULLS LAST,"homework_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "homework_tasks_place" ON "homework_tasks" USING btree ("homework_id","position");--> statement-breakpoint
CREATE INDEX "homeworks_teacher" ON "homeworks" USING btree ("teacher_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marking_log_homework" ON "marking_log" USING btree ("homework_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "pupil_homeworks_one" ON "pupil_homeworks" USING btree ("homework_id","pupil_id");--> statement-breakpoint
CREATE INDEX "pupil_homeworks_pupil" ON "pupil_homeworks" USING btree ("pupil_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pupil_homeworks_class" ON "pupil_homeworks" USING btree ("classroom_id","homework_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_attempts_client" ON "task_attempts" USING btree ("pupil_homework_id","client_id");--> statement-breakpoint
CREATE INDEX "task_attempts_shown" ON "task_attempts" USING btree ("homework_id","pupil_id","task_id","passed" DESC NULLS LAST,"id" DESC NULLS LAST,"score");--> statement-breakpoint
CREATE INDEX "users_teacher" ON "users" USING btree ("teacher_id");