CREATE TABLE "questionnaire_viewers" (
	"questionnaire_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "questionnaire_viewers_questionnaire_id_account_id_pk" PRIMARY KEY("questionnaire_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "paid_through" uuid;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaire_viewers" ADD CONSTRAINT "questionnaire_viewers_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_viewers" ADD CONSTRAINT "questionnaire_viewers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_viewers" ADD CONSTRAINT "questionnaire_viewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_viewers_account" ON "questionnaire_viewers" USING btree ("account_id");--> statement-breakpoint
UPDATE "questionnaires" SET "opened_at" = coalesce("opens_at", "published_at") WHERE "state" <> 'draft' AND coalesce("opens_at", "published_at") <= now();
