CREATE TABLE "draft_files" (
	"draft_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "draft_files_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "poll_choices" (
	"option_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "poll_choices_option_id_account_id_pk" PRIMARY KEY("option_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_place" UNIQUE("poll_id","place")
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"poll_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "poll_voters_poll_id_account_id_pk" PRIMARY KEY("poll_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid,
	"draft_id" uuid,
	"question" text NOT NULL,
	"many" boolean NOT NULL,
	"named" boolean NOT NULL,
	"shows" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polls_publication_id_unique" UNIQUE("publication_id"),
	CONSTRAINT "polls_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "polls_place" CHECK (num_nonnulls("polls"."publication_id", "polls"."draft_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "article_files" RENAME TO "publication_files";--> statement-breakpoint
ALTER TABLE "publication_files" DROP CONSTRAINT "article_files_publication_id_publications_id_fk";
--> statement-breakpoint
ALTER TABLE "publication_files" DROP CONSTRAINT "article_files_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "article_files_file";--> statement-breakpoint
ALTER TABLE "publication_files" DROP CONSTRAINT "article_files_publication_id_file_id_pk";--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_publication_id_file_id_pk" PRIMARY KEY("publication_id","file_id");--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_choices" ADD CONSTRAINT "poll_choices_option_id_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_choices" ADD CONSTRAINT "poll_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_files_file" ON "draft_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "poll_choices_account" ON "poll_choices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "poll_voters_account" ON "poll_voters" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_files_file" ON "publication_files" USING btree ("file_id");