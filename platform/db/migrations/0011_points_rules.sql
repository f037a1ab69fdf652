CREATE TABLE "point_reversals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty_settings" ADD COLUMN "expires_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_settings" ADD COLUMN "four_eyes_above" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_reversals" ADD CONSTRAINT "point_reversals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reversals" ADD CONSTRAINT "point_reversals_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reversals" ADD CONSTRAINT "point_reversals_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reversals" ADD CONSTRAINT "point_reversals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_reversals_asked" ON "point_reversals" USING btree ("transaction_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "point_reversals_group" ON "point_reversals" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "point_reversals_asker" ON "point_reversals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "point_reversals_decider" ON "point_reversals" USING btree ("decided_by");--> statement-breakpoint
INSERT INTO "publication_kinds" ("name", "personal", "tab", "address") VALUES ('thanks', true, 'ugc', '/thanks/review/');--> statement-breakpoint
-- Thanks that all may read stand in the feed, those of before too; `db reindex` lets search find them.
INSERT INTO publications (id, group_id, kind, feed, author_id, title, body, excerpt, published_at, created_at)
SELECT t.id, t.group_id, 'thanks', 'life', t.author_id, 'Спасибо!',
  jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
    'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', t.words))))),
  left(t.words, 200), t.created_at, t.created_at
FROM thanks t WHERE t.circle = 'public' AND t.withdrawn_at IS NULL;
