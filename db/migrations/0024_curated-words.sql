CREATE TABLE "chunk_words" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"phrase" text NOT NULL,
	"phrase_key" text NOT NULL,
	"head" text NOT NULL,
	"rule" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chunk_words_length" CHECK (char_length("chunk_words"."phrase") between 1 and 60),
	CONSTRAINT "chunk_words_key" CHECK ("chunk_words"."phrase_key" <> '' and "chunk_words"."head" <> ''),
	CONSTRAINT "chunk_words_rule" CHECK ("chunk_words"."rule" in ('starts', 'together', 'with-next', 'with-previous'))
);
--> statement-breakpoint
CREATE TABLE "curated_words" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"native_language" text NOT NULL,
	"word" text NOT NULL,
	"form" text NOT NULL,
	"sentence" text NOT NULL,
	"was" jsonb NOT NULL,
	"pos" text,
	"lemma" text,
	"reading" text,
	"gloss" text,
	"decided_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "word_suggestions_open";--> statement-breakpoint
ALTER TABLE "word_suggestions" ADD COLUMN "word" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "word_suggestions" SET "word" = lower("form");--> statement-breakpoint
ALTER TABLE "word_suggestions" ADD COLUMN "was" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "word_suggestions" ADD COLUMN "change_key" text GENERATED ALWAYS AS (md5(language || ' ' || native_language || ' ' || word || E'\n' || coalesce(was ->> 'lemma', '') || E'\n' || coalesce(pos, '') || E'\n' || coalesce(lemma, '') || E'\n' || coalesce(reading, '') || E'\n' || coalesce(gloss, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "chunk_words_one" ON "chunk_words" USING btree ("language","phrase_key");--> statement-breakpoint
CREATE INDEX "chunk_words_head" ON "chunk_words" USING btree ("language","head");--> statement-breakpoint
CREATE INDEX "chunk_words_newest" ON "chunk_words" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chunk_words_newest_of" ON "chunk_words" USING btree ("language","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "curated_words_word" ON "curated_words" USING btree ("language","native_language","word");--> statement-breakpoint
CREATE INDEX "curated_words_newest" ON "curated_words" USING btree ("decided_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "curated_words_newest_of" ON "curated_words" USING btree ("language","decided_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "word_suggestions_state" ON "word_suggestions" USING btree ("status","language","native_language","word");--> statement-breakpoint
CREATE INDEX "word_suggestions_change" ON "word_suggestions" USING btree ("change_key");--> statement-breakpoint
CREATE INDEX "word_suggestions_own" ON "word_suggestions" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);