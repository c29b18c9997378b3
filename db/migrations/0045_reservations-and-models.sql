CREATE TABLE "ai_model_choices" (
	"duty" text NOT NULL,
	"version" integer NOT NULL,
	"base_url" text NOT NULL,
	"choice" jsonb,
	"published_by" text,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_model_choices_duty_version_pk" PRIMARY KEY("duty","version")
);
--> statement-breakpoint
CREATE TABLE "ai_models" (
	"name" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"shutdown_on" date,
	"updated_by" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"micros" bigint NOT NULL,
	"resource_id" text,
	"part" text,
	"generation" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"raised_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_raised_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
ALTER TABLE "resource_parts" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
CREATE INDEX "ai_reservations_job" ON "ai_reservations" USING btree ("resource_id","part","generation");--> statement-breakpoint
CREATE INDEX "ai_reservations_oldest" ON "ai_reservations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_alerts_open" ON "operator_alerts" USING btree ("kind","subject") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "operator_alerts_newest" ON "operator_alerts" USING btree ("raised_at","id");