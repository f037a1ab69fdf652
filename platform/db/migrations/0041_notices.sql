CREATE TABLE "notice_choices" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"family" text NOT NULL,
	"bell" text,
	"mail" text,
	"muted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_choices_account_id_family_pk" PRIMARY KEY("account_id","family")
);
--> statement-breakpoint
CREATE TABLE "notice_habits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"days" integer[],
	"digest" text,
	"digested_on" date,
	"refused_address" text,
	"refused_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "bell" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_habits" ADD CONSTRAINT "notice_habits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_habits" ADD CONSTRAINT "notice_habits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_choices_group" ON "notice_choices" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notice_habits_group" ON "notice_habits" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail","account_id") WHERE mail is not null and mailed_at is null;