CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_access" (
	"plan" text PRIMARY KEY NOT NULL,
	"features" jsonb NOT NULL,
	"teachers" integer NOT NULL,
	"pupils" integer NOT NULL,
	"daily_spend_micros" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_access_counts" CHECK (least("plan_access"."teachers", "plan_access"."pupils", "plan_access"."daily_spend_micros") >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_after" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "renewal_ended_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("delete_after") WHERE delete_after is not null;