CREATE TABLE "resource_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "folder_id" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "tags" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_folders" ADD CONSTRAINT "resource_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_folders_owner" ON "resource_folders" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_folders_name" ON "resource_folders" USING btree ("owner_id","name_key") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_folder_id_resource_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."resource_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_folder" ON "resources" USING btree ("folder_id");--> statement-breakpoint
-- Folder and tags are of the teacher who gave them: whoever gets a lesson gets none.
CREATE FUNCTION forget_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.folder_id := NULL;
	NEW.tags := '{}';
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_handed_over BEFORE UPDATE OF owner_id ON resources FOR EACH ROW
	WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION forget_order();
