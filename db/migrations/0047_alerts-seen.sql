ALTER TABLE "operator_alerts" ADD COLUMN "seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_alerts" ADD COLUMN "seen_by" text;