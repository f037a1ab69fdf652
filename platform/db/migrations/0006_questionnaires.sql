CREATE TABLE "questionnaire_ballots" (
	"questionnaire_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"lot" uuid DEFAULT gen_random_uuid() NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "questionnaire_ballots_questionnaire_id_lot_pk" PRIMARY KEY("questionnaire_id","lot")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_receipts" (
	"questionnaire_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"lot" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "questionnaire_receipts_questionnaire_id_account_id_pk" PRIMARY KEY("questionnaire_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"part" integer DEFAULT 1 NOT NULL,
	"drawn" text[],
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"points" jsonb,
	"comments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" double precision,
	"passed" boolean,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "questionnaire_responses_number" UNIQUE("questionnaire_id","account_id","number")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"audience" text[],
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"document" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"wave" integer DEFAULT 1 NOT NULL,
	"previous_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaire_ballots" ADD CONSTRAINT "questionnaire_ballots_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_ballots" ADD CONSTRAINT "questionnaire_ballots_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_receipts" ADD CONSTRAINT "questionnaire_receipts_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_receipts" ADD CONSTRAINT "questionnaire_receipts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_receipts" ADD CONSTRAINT "questionnaire_receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_receipts_lot" ON "questionnaire_receipts" USING btree ("questionnaire_id","lot");--> statement-breakpoint
CREATE INDEX "questionnaire_receipts_account" ON "questionnaire_receipts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "questionnaire_responses_account" ON "questionnaire_responses" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "questionnaire_responses_list" ON "questionnaire_responses" USING btree ("questionnaire_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "questionnaire_responses_deadline" ON "questionnaire_responses" USING btree ("deadline_at") WHERE state = 'draft' and deadline_at is not null;--> statement-breakpoint
CREATE INDEX "questionnaires_group" ON "questionnaires" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questionnaires_live" ON "questionnaires" USING btree ("kind","published_at","id") WHERE state <> 'draft';--> statement-breakpoint
CREATE INDEX "questionnaires_author" ON "questionnaires" USING btree ("author_id");