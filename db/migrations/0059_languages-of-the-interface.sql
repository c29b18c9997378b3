ALTER TABLE "classrooms" ADD COLUMN "interface_language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "interface_language" text;