CREATE TABLE "held_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "held_forms_created" ON "held_forms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "held_forms_account" ON "held_forms" USING btree ("account_id");