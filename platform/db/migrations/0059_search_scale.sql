DROP INDEX "saved_queries_watched";--> statement-breakpoint
DROP INDEX "search_words_words";--> statement-breakpoint
ALTER TABLE "saved_queries" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "saved_queries_turn" ON "saved_queries" USING btree (coalesce(tried_at, watched_from)) WHERE watched_from is not null;--> statement-breakpoint
CREATE INDEX "search_words_people" ON "search_words" USING gin ("words") WHERE tab = 'people';--> statement-breakpoint
CREATE INDEX "search_words_news" ON "search_words" USING gin ("words") WHERE tab = 'news';--> statement-breakpoint
CREATE INDEX "search_words_ugc" ON "search_words" USING gin ("words") WHERE tab = 'ugc';--> statement-breakpoint
CREATE INDEX "search_words_news_titles" ON "search_words" USING gin (ts_filter("words", '{a}')) WHERE tab = 'news';--> statement-breakpoint
CREATE INDEX "search_words_ugc_titles" ON "search_words" USING gin (ts_filter("words", '{a}')) WHERE tab = 'ugc';--> statement-breakpoint
-- Files whose reading took too long once get the tries that those of today get.
UPDATE file_texts SET read_at = NULL, attempts = 1 WHERE reason = 'too-slow' AND attempts < 3;
