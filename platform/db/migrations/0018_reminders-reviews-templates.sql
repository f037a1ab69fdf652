CREATE TABLE "article_reminders" (
	"publication_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reminded_by" uuid,
	"people" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reminders_publication_id_day_pk" PRIMARY KEY("publication_id","day")
);
--> statement-breakpoint
CREATE TABLE "article_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "remind_every" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "review_on" date;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_reminded_by_accounts_id_fk" FOREIGN KEY ("reminded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_templates" ADD CONSTRAINT "article_templates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_templates" ADD CONSTRAINT "article_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_templates_group" ON "article_templates" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "articles_review" ON "articles" USING btree ("review_on");