CREATE TABLE "ready_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD COLUMN "hide_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD COLUMN "target_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "ready_words" ADD CONSTRAINT "ready_words_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ready_words" ADD CONSTRAINT "ready_words_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ready_words_group" ON "ready_words" USING btree ("group_id","title");