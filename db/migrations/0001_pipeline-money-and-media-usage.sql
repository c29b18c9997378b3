CREATE TABLE "media_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resource_parts" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_parts" ADD COLUMN "reserved_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_parts" ADD COLUMN "reserved_on" date;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "text_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;