CREATE TABLE "self_check_documents" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"overall" integer NOT NULL,
	"scales" jsonb NOT NULL,
	CONSTRAINT "self_checks_day" UNIQUE("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "opinion_files" (
	"opinion_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "opinion_files_opinion_id_file_id_pk" PRIMARY KEY("opinion_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_owners" (
	"topic_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "opinion_owners_topic_id_account_id_pk" PRIMARY KEY("topic_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"term_days" integer NOT NULL,
	"unnamed" boolean NOT NULL,
	"in_my_resource" boolean DEFAULT false NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinion_votes" (
	"opinion_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "opinion_votes_opinion_id_account_id_pk" PRIMARY KEY("opinion_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"author_id" uuid,
	"code_hash" text,
	"target" text NOT NULL,
	"about" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"wants_answer" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"talk" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_on" date NOT NULL,
	"due_on" date,
	"idea" text DEFAULT '' NOT NULL,
	"idea_on" date,
	CONSTRAINT "opinions_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "self_check_documents" ADD CONSTRAINT "self_check_documents_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_check_documents" ADD CONSTRAINT "self_check_documents_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_checks" ADD CONSTRAINT "self_checks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_checks" ADD CONSTRAINT "self_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_files" ADD CONSTRAINT "opinion_files_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_files" ADD CONSTRAINT "opinion_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_owners" ADD CONSTRAINT "opinion_owners_topic_id_opinion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."opinion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_owners" ADD CONSTRAINT "opinion_owners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_owners" ADD CONSTRAINT "opinion_owners_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_topics" ADD CONSTRAINT "opinion_topics_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_votes" ADD CONSTRAINT "opinion_votes_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_votes" ADD CONSTRAINT "opinion_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_votes" ADD CONSTRAINT "opinion_votes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_topic_id_opinion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."opinion_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_checks_group" ON "self_checks" USING btree ("group_id","day");--> statement-breakpoint
CREATE INDEX "opinion_files_file" ON "opinion_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "opinion_owners_account" ON "opinion_owners" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "opinion_topics_group" ON "opinion_topics" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "opinion_votes_account" ON "opinion_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "opinion_votes_group" ON "opinion_votes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "opinions_topic" ON "opinions" USING btree ("topic_id","sent_on","id");--> statement-breakpoint
CREATE INDEX "opinions_author" ON "opinions" USING btree ("author_id","sent_on","id");--> statement-breakpoint
CREATE INDEX "opinions_group" ON "opinions" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "opinions_due" ON "opinions" USING btree ("due_on") WHERE due_on is not null;--> statement-breakpoint
CREATE INDEX "opinions_idea" ON "opinions" USING btree ("group_id","idea_on","id") WHERE idea_on is not null;--> statement-breakpoint
CREATE INDEX "opinions_unnamed" ON "opinions" USING btree ("sent_on") WHERE author_id is null;