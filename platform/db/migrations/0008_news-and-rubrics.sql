CREATE TABLE "acknowledgements" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acknowledgements_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"must_read" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"feed" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"pinned_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_rubrics" (
	"publication_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	CONSTRAINT "publication_rubrics_publication_id_rubric_id_pk" PRIMARY KEY("publication_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "rubric_subscriptions" (
	"account_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubric_subscriptions_account_id_rubric_id_pk" PRIMARY KEY("account_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"four_eyes" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_pinned_by_accounts_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD CONSTRAINT "publication_rubrics_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD CONSTRAINT "publication_rubrics_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_subscriptions" ADD CONSTRAINT "rubric_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_subscriptions" ADD CONSTRAINT "rubric_subscriptions_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acknowledgements_account" ON "acknowledgements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "articles_publish" ON "articles" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "articles_unpublish" ON "articles" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "pins_feed" ON "pins" USING btree ("group_id","feed","until");--> statement-breakpoint
CREATE INDEX "publication_rubrics_rubric" ON "publication_rubrics" USING btree ("rubric_id","publication_id");--> statement-breakpoint
CREATE INDEX "rubric_subscriptions_rubric" ON "rubric_subscriptions" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "rubrics_group" ON "rubrics" USING btree ("group_id","place");