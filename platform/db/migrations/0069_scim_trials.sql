CREATE TABLE "scim_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"deeds" text[] DEFAULT '{}' NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD COLUMN "on_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_trials" ADD CONSTRAINT "scim_trials_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_trials" ADD CONSTRAINT "scim_trials_token_id_scim_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."scim_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_trials_group" ON "scim_trials" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_trials_token" ON "scim_trials" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "scim_trials_created" ON "scim_trials" USING btree ("created_at");