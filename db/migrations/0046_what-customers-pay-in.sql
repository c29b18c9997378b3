ALTER TABLE "stripe_customers" ADD COLUMN "currency" text;--> statement-breakpoint
-- Everything was sold in pounds until now.
UPDATE "stripe_customers" c SET "currency" = 'gbp' WHERE c."user_id" IS NOT NULL /* in slices of stripe_customers */ AND EXISTS (SELECT FROM "subscriptions" s WHERE s."user_id" = c."user_id" AND s."kind" <> 'Trial');
