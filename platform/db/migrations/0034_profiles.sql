CREATE TABLE "former_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messenger" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "former_aliases" ADD CONSTRAINT "former_aliases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_aliases_account" ON "former_aliases" USING btree ("account_id","created_at");
--> statement-breakpoint
UPDATE "accounts" SET "preferences" = ("preferences" - 'hideBirthday') || '{"birthday":"hidden"}'::jsonb WHERE "preferences" ? 'hideBirthday';
