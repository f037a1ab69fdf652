CREATE TABLE "search_lexicon" (
	"word" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"author_id" uuid,
	"owner_id" uuid,
	"reach" text NOT NULL,
	"audience" text[],
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"spelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_words_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_title";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_kind_object_id_search_documents_kind_object_id_fk" FOREIGN KEY ("kind","object_id") REFERENCES "public"."search_documents"("kind","object_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_lexicon_word" ON "search_lexicon" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_words" ON "search_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_tags" ON "search_words" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "search_words_newest" ON "search_words" USING btree ("tab","happened_at","object_id");--> statement-breakpoint
CREATE INDEX "search_words_author" ON "search_words" USING btree ("author_id","happened_at");--> statement-breakpoint
CREATE INDEX "search_words_unspelled" ON "search_words" USING btree ("kind","object_id") WHERE not spelled;--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "words";