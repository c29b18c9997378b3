CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"plain" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"minutes" integer,
	"video" text,
	"poster" text,
	"captions" text,
	"published_at" timestamp(3) with time zone,
	"draft" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"seed_hash" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', summary), 'B') || setweight(to_tsvector('simple', plain), 'C')) STORED
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_by" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_address" ON "content_pages" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "content_pages_search" ON "content_pages" USING gin ("search");