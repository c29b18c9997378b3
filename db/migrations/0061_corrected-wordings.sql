CREATE TABLE "wording_edits" (
	"locale" text NOT NULL,
	"message" text NOT NULL,
	"revision" integer NOT NULL,
	"draft" text,
	"edited_by" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wording_edits_locale_message_pk" PRIMARY KEY("locale","message")
);
--> statement-breakpoint
CREATE TABLE "wording_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"quoted" text NOT NULL,
	"wanted" text NOT NULL,
	"problem" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording_versions" (
	"locale" text NOT NULL,
	"message" text NOT NULL,
	"version" integer NOT NULL,
	"wording" text,
	"compiled" jsonb,
	"restored_from" integer,
	"published_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"taken_at" timestamp(3) with time zone,
	CONSTRAINT "wording_versions_locale_message_version_pk" PRIMARY KEY("locale","message","version")
);
--> statement-breakpoint
ALTER TABLE "wording_reports" ADD CONSTRAINT "wording_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wording_edits_message" ON "wording_edits" USING btree ("message");--> statement-breakpoint
CREATE INDEX "wording_reports_newest" ON "wording_reports" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "wording_reports_user" ON "wording_reports" USING btree ("user_id");