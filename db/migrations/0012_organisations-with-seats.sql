CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"accepted_by" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "teachers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "profiles_seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organisation_role" text DEFAULT 'teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "selected_teacher_profile" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_hash" ON "invitations" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("organisation_id",lower("email")) WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "resources_shared" ON "resources" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shared and removed_at is null;--> statement-breakpoint
ALTER TABLE "allowance_usage" DROP COLUMN "teachers";--> statement-breakpoint
UPDATE organisations o SET teachers = (SELECT count(*) FROM users u
	WHERE u.organisation_id = o.id AND u.role <> 'PUPIL' AND u.blocked_at IS NULL);--> statement-breakpoint
UPDATE users SET joined_at = created_at WHERE organisation_id IS NOT NULL AND role <> 'PUPIL';--> statement-breakpoint
-- Keeps `organisations.teachers`, whoever adds, removes, blocks or deletes a teacher, and in whatever
-- statement. Who joins has locked the row before, so that the last seat is given once.
CREATE FUNCTION count_organisation_teachers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before text; after text;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.role <> 'PUPIL' AND OLD.blocked_at IS NULL THEN
		before := OLD.organisation_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.role <> 'PUPIL' AND NEW.blocked_at IS NULL THEN
		after := NEW.organisation_id;
	END IF;
	IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
	UPDATE organisations SET teachers = teachers - 1 WHERE id = before;
	UPDATE organisations SET teachers = teachers + 1 WHERE id = after;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisation_teachers_added AFTER INSERT ON users
	FOR EACH ROW WHEN (NEW.role <> 'PUPIL' AND NEW.organisation_id IS NOT NULL)
	EXECUTE FUNCTION count_organisation_teachers();--> statement-breakpoint
CREATE TRIGGER organisation_teachers_changed AFTER UPDATE OF organisation_id, role, blocked_at ON users
	FOR EACH ROW WHEN (NEW.role <> 'PUPIL' OR OLD.role <> 'PUPIL')
	EXECUTE FUNCTION count_organisation_teachers();--> statement-breakpoint
CREATE TRIGGER organisation_teachers_removed AFTER DELETE ON users
	FOR EACH ROW WHEN (OLD.role <> 'PUPIL' AND OLD.organisation_id IS NOT NULL)
	EXECUTE FUNCTION count_organisation_teachers();
