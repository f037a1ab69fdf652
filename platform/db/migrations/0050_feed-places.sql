CREATE TABLE "feed_places" (
	"account_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"after" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_places_account_id_tab_pk" PRIMARY KEY("account_id","tab")
);
--> statement-breakpoint
ALTER TABLE "feed_places" ADD CONSTRAINT "feed_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;