CREATE TABLE "own_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"key" text,
	"bytes" integer,
	"ready_at" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"swept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_exports" ADD CONSTRAINT "own_exports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_exports" ADD CONSTRAINT "own_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_exports_making" ON "own_exports" USING btree ("account_id") WHERE ready_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "own_exports_account" ON "own_exports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "own_exports_group" ON "own_exports" USING btree ("group_id");