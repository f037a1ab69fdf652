CREATE TABLE "claim_holders" (
	"rule_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_holders_rule_id_account_id_pk" PRIMARY KEY("rule_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "claim_places" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"value" text NOT NULL,
	"right" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "from_sign_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_rule_id_claim_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."claim_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_places" ADD CONSTRAINT "claim_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_rules" ADD CONSTRAINT "claim_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_holders_account" ON "claim_holders" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_rules_same" ON "claim_rules" USING btree ("group_id","claim","value","right") WHERE removed_at is null;