CREATE TABLE "identity_second_step" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_second_step" ADD CONSTRAINT "identity_second_step_identity_id_identity_account_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;