CREATE TABLE "pin_folds" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pin_folds_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_folds" ADD CONSTRAINT "pin_folds_publication_id_pins_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."pins"("publication_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_folds" ADD CONSTRAINT "pin_folds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pin_folds_account" ON "pin_folds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notices_publication" ON "notices" USING btree ("publication_id","account_id");