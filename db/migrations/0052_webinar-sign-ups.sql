CREATE TABLE "webinar_reminders" (
	"page_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_reminders_page_id_user_id_kind_starts_at_pk" PRIMARY KEY("page_id","user_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "webinar_sign_ups" (
	"page_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time_zone" text,
	"known_starts_at" timestamp(3) with time zone,
	"told_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_sign_ups_page_id_user_id_pk" PRIMARY KEY("page_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "webinar_reminders" ADD CONSTRAINT "webinar_reminders_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders" ADD CONSTRAINT "webinar_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_sign_ups" ADD CONSTRAINT "webinar_sign_ups_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_sign_ups" ADD CONSTRAINT "webinar_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinar_reminders_user" ON "webinar_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webinar_sign_ups_user" ON "webinar_sign_ups" USING btree ("user_id");