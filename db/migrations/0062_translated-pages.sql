CREATE UNIQUE INDEX "content_pages_translation" ON "content_pages" USING btree ("kind","slug","language");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_webinar" ON "content_pages" USING btree ("slug") WHERE kind = 'webinar';--> statement-breakpoint
-- Safe: until the new Workers serve, only the creation of a page by an admin misses it, is refused and writes nothing.
DROP INDEX "content_pages_address";
