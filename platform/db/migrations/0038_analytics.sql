CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"device" uuid NOT NULL,
	"kind" text NOT NULL,
	"route" text NOT NULL,
	"title" text NOT NULL,
	"object_id" uuid,
	"platform" text NOT NULL,
	"view" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sums" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"span" integer NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"views" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "analytics_sums_group_id_day_span_what_key_pk" PRIMARY KEY("group_id","day","span","what","key")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_sums" ADD CONSTRAINT "analytics_sums_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_group" ON "analytics_events" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "analytics_events_account" ON "analytics_events" USING btree ("account_id");