CREATE INDEX "audit_log_plans" ON "audit_log" USING btree ("created_at","id") WHERE action = 'plan.changed';--> statement-breakpoint
CREATE INDEX "stripe_events_object" ON "stripe_events" USING btree ((payload #>> '{data,object,id}'));--> statement-breakpoint
CREATE INDEX "attempt_feedback_given" ON "attempt_feedback" USING btree ("given_by") WHERE given_by is not null;--> statement-breakpoint
CREATE INDEX "marking_log_teacher" ON "marking_log" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "task_attempts_task" ON "task_attempts" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_drafts_task" ON "task_drafts" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "invitations_organisation" ON "invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "invitations_accepted" ON "invitations" USING btree ("accepted_by") WHERE accepted_by is not null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_over" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_over" ON "attempts" USING btree ("window_starts_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_over" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_secrets_over" ON "mail_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisations_owner" ON "organisations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_over" ON "sessions" USING btree (coalesce(ended_at, expires_at));--> statement-breakpoint
CREATE INDEX "users_selected_profile" ON "users" USING btree ("selected_teacher_profile") WHERE selected_teacher_profile is not null;