CREATE TABLE "point_funds" (
	"ledger_account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"low" integer DEFAULT 100 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_run_files" (
	"run_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "task_run_files_run_id_file_id_pk" PRIMARY KEY("run_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "achievement_awards" ADD COLUMN "level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "steps" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "since" date;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "only_id" uuid;--> statement-breakpoint
ALTER TABLE "point_funds" ADD CONSTRAINT "point_funds_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_funds" ADD CONSTRAINT "point_funds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_run_files" ADD CONSTRAINT "task_run_files_run_id_task_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."task_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_run_files" ADD CONSTRAINT "task_run_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_run_files" ADD CONSTRAINT "task_run_files_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_funds_group" ON "point_funds" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "task_run_files_file" ON "task_run_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("group_id","kind","number");--> statement-breakpoint
UPDATE "achievements" SET "steps" = ARRAY["count"] WHERE "deed" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" DROP COLUMN "count";--> statement-breakpoint
INSERT INTO "point_funds" ("ledger_account_id", "group_id") SELECT id, group_id FROM "ledger_accounts" WHERE purse = 'fund';--> statement-breakpoint
-- What was over before is told to no task any more.
UPDATE "questionnaires" SET "paid_at" = "closed_at" WHERE "paid_at" IS NULL AND "closed_at" IS NOT NULL
  AND coalesce(("settings" ->> 'reward')::int, 0) = 0;
