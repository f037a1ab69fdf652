CREATE TABLE "recent_queries" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_queries_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"query" text NOT NULL,
	"tab" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_queries_address" UNIQUE("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "recent_queries" ADD CONSTRAINT "recent_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_queries" ADD CONSTRAINT "saved_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_queries_newest" ON "recent_queries" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "recent_queries_asked" ON "recent_queries" USING btree ("asked_at");