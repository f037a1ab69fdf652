CREATE TABLE "hidden_authors" (
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_authors_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_rubrics" (
	"account_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_rubrics_account_id_rubric_id_pk" PRIMARY KEY("account_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "publication_reads" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_reads_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reading_marks" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "heat" bigint GENERATED ALWAYS AS ((extract(epoch from published_at at time zone 'UTC') + 86400 * log(2.0, (1 + comment_count)::numeric))::bigint) STORED;--> statement-breakpoint
ALTER TABLE "hidden_authors" ADD CONSTRAINT "hidden_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_authors" ADD CONSTRAINT "hidden_authors_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_rubrics" ADD CONSTRAINT "hidden_rubrics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_rubrics" ADD CONSTRAINT "hidden_rubrics_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reads" ADD CONSTRAINT "publication_reads_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reads" ADD CONSTRAINT "publication_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_authors_author" ON "hidden_authors" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "hidden_rubrics_rubric" ON "hidden_rubrics" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "publication_reads_account" ON "publication_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "publications_feed_heat" ON "publications" USING btree ("feed","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;--> statement-breakpoint
CREATE INDEX "publications_group_heat" ON "publications" USING btree ("group_id","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;