CREATE TABLE "lapsed_contracts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"lapsed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"warned_at" timestamp(3) with time zone,
	"last_warned_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"domain" text,
	"claimed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lapsed_contracts" ADD CONSTRAINT "lapsed_contracts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_claims_domain" ON "trial_claims" USING btree ("domain","claimed_at");--> statement-breakpoint
CREATE INDEX "ai_spend_day" ON "ai_spend" USING btree ("day");--> statement-breakpoint
-- Safe: fills a table that is new, and reads what it is filled from without a lock.
INSERT INTO "trial_claims" ("mailbox", "domain", "claimed_at")
SELECT encode(sha256(convert_to(regexp_replace(split_part(lower(u."email"), '@', 1), '[+].*$', '') || '@' || split_part(lower(u."email"), '@', 2), 'UTF8')), 'hex'), NULL, max(s."starts_at")
FROM "subscriptions" s JOIN "users" u ON u."id" = s."user_id"
WHERE s."kind" = 'Trial' AND u."email" IS NOT NULL
GROUP BY 1
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Refuses the transaction it stands in when more was counted than is allowed; `detail` is what the refusal says beside.
CREATE FUNCTION require_at_most(counted int, allowed int, detail text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted > allowed THEN
    RAISE EXCEPTION '% are more than %', counted, allowed
      USING ERRCODE = 'check_violation', CONSTRAINT = 'at_most', DETAIL = detail;
  END IF;
END $$;
