CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country","created_at","id");--> statement-breakpoint
CREATE INDEX "users_unlimited" ON "users" USING btree ("created_at","id") WHERE access_type = 'UNLIMITED';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE role <> 'PUPIL' and email_verified_at is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (lower("full_name") gin_trgm_ops,lower("email") gin_trgm_ops,lower("user_name") gin_trgm_ops);