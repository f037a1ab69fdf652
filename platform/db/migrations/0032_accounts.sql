CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
CREATE TABLE "people_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rows" jsonb,
	"result" jsonb,
	"applied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shown_as" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "role" text DEFAULT 'employee' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_tables" ADD CONSTRAINT "people_tables_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_tables" ADD CONSTRAINT "people_tables_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspensions_account" ON "suspensions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "suspensions_group" ON "suspensions" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "people_tables_group" ON "people_tables" USING btree ("group_id","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shown_as_accounts_id_fk" FOREIGN KEY ("shown_as") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_group" ON "audit" USING btree ("audit_group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","created_at","id");
--> statement-breakpoint
-- What the portal knows of roles already: of passwords kept here, and above that of sessions, the latest last.
UPDATE "accounts" a SET "role" = CASE WHEN 'admin' = ANY(i.roles) THEN 'admin' WHEN 'employee' = ANY(i.roles) THEN 'employee' ELSE 'guest' END
FROM "identity_account" i WHERE i.account_id = a.id OR (a.issuer = 'embedded' AND a.subject = i.id::text);
--> statement-breakpoint
UPDATE "accounts" a SET "role" = CASE WHEN 'admin' = ANY(s.roles) THEN 'admin' WHEN 'employee' = ANY(s.roles) THEN 'employee' ELSE 'guest' END
FROM (SELECT DISTINCT ON (account_id) account_id, roles FROM "sessions" ORDER BY account_id, created_at DESC) s WHERE s.account_id = a.id;
