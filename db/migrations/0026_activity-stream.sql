DROP INDEX "audit_log_newest";--> statement-breakpoint
ALTER TABLE "dead_letters" ADD COLUMN "replay_outcome" text;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "stripe_events_newest" ON "stripe_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stripe_events_failed" ON "stripe_events" USING btree ("created_at","id") WHERE problem is not null or type like '%failed';--> statement-breakpoint
CREATE INDEX "stripe_events_customer" ON "stripe_events" USING btree ((payload #>> '{data,object,customer}'),"created_at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_newest" ON "ai_calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_part" ON "ai_calls" USING btree ("part","created_at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_failed" ON "ai_calls" USING btree ("created_at","id") WHERE outcome <> 'ok';--> statement-breakpoint
CREATE INDEX "dead_letters_newest" ON "dead_letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dead_letters_open" ON "dead_letters" USING btree ("created_at","id") WHERE replayed_at is null;--> statement-breakpoint
CREATE INDEX "dead_letters_job" ON "dead_letters" USING btree ((body ->> 'resourceId'),(body ->> 'part'));--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");