CREATE TABLE "ldap_people" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ldap_runs" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"by_hand" boolean NOT NULL,
	"result" jsonb,
	"trouble" text,
	"leaving" integer,
	"people" integer
);
--> statement-breakpoint
ALTER TABLE "people_tables" ADD COLUMN "source" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "ldap_people" ADD CONSTRAINT "ldap_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_people" ADD CONSTRAINT "ldap_people_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_runs" ADD CONSTRAINT "ldap_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ldap_people_external_id" ON "ldap_people" USING btree ("group_id","external_id");