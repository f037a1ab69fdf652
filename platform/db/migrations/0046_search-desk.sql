CREATE TABLE "missed_queries" (
	"group_id" uuid NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_queries_group_id_query_pk" PRIMARY KEY("group_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"words" text[] NOT NULL,
	"stems" text[] NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_queries" ADD CONSTRAINT "missed_queries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_queries_often" ON "missed_queries" USING btree ("group_id","times","last_at","query");--> statement-breakpoint
CREATE INDEX "search_synonyms_group" ON "search_synonyms" USING btree ("group_id");
--> statement-breakpoint
-- An expression as synonyms are compared: each word without its ending, those that search leaves out as they are.
CREATE FUNCTION search_stems(said text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(coalesce((tsvector_to_array(to_tsvector('russian_yo', word)))[1], word), ' ' ORDER BY place), '')
  FROM unnest(string_to_array(said, ' ')) WITH ORDINALITY one(word, place)
$$;
