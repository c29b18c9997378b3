CREATE TABLE "prompt_edits" (
	"part" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"draft" text,
	"edited_by" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prompts" ALTER COLUMN "template" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prompts" ADD COLUMN "restored_from" integer;