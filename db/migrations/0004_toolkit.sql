CREATE TABLE "word_suggestions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text,
	"language" text NOT NULL,
	"native_language" text NOT NULL,
	"form" text NOT NULL,
	"sentence" text NOT NULL,
	"pos" text,
	"lemma" text,
	"reading" text,
	"gloss" text,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "lesson_plan" jsonb;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "displayed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "display" jsonb;--> statement-breakpoint
ALTER TABLE "word_suggestions" ADD CONSTRAINT "word_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "word_suggestions_one" ON "word_suggestions" USING btree ("user_id","language","native_language","form");--> statement-breakpoint
CREATE INDEX "word_suggestions_open" ON "word_suggestions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';