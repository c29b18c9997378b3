ALTER TABLE "ai_spend" ADD COLUMN "on_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "is_fit" boolean;