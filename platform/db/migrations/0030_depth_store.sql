CREATE TABLE "store_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"mark" text NOT NULL,
	"order_id" uuid,
	"given_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_codes_mark" UNIQUE("group_id","mark")
);
--> statement-breakpoint
CREATE TABLE "store_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"money" integer NOT NULL,
	"payment_id" uuid,
	"state" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_by" uuid,
	"decided_by" uuid,
	"trouble" text DEFAULT '' NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_refunds_sums" CHECK (points >= 0 and money >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"words" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"rules_url" text DEFAULT '' NOT NULL,
	"return_url" text DEFAULT '' NOT NULL,
	"points_share" integer DEFAULT 100 NOT NULL,
	"points_alone" integer DEFAULT 1000 NOT NULL,
	"money_alone" integer DEFAULT 1000000 NOT NULL,
	"return_days" integer DEFAULT 14 NOT NULL,
	CONSTRAINT "store_settings_share" CHECK (points_share between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "store_wishes" (
	"account_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_wishes_account_id_variant_id_pk" PRIMARY KEY("account_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "store_payments" DROP CONSTRAINT "store_payments_order";--> statement-breakpoint
ALTER TABLE "store_order_lines" DROP CONSTRAINT "store_order_lines_count";--> statement-breakpoint
ALTER TABLE "store_orders" DROP CONSTRAINT "store_orders_total";--> statement-breakpoint
ALTER TABLE "store_order_lines" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_cart_lines" ADD COLUMN "seen_money" integer;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "money" integer;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "money" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "kind" text DEFAULT 'points' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "bank_id" text;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "pay_at" text;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "trouble" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "digital" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_codes" ADD CONSTRAINT "store_codes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_codes" ADD CONSTRAINT "store_codes_variant_id_store_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."store_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_codes" ADD CONSTRAINT "store_codes_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_payment_id_store_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."store_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_settings" ADD CONSTRAINT "store_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_wishes" ADD CONSTRAINT "store_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_wishes" ADD CONSTRAINT "store_wishes_variant_id_store_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."store_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_wishes" ADD CONSTRAINT "store_wishes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_codes_free" ON "store_codes" USING btree ("variant_id","id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "store_codes_order" ON "store_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_refunds_order" ON "store_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_refunds_payment" ON "store_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "store_refunds_asker" ON "store_refunds" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "store_refunds_decider" ON "store_refunds" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "store_refunds_asked" ON "store_refunds" USING btree ("group_id","created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "store_refunds_ask" ON "store_refunds" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_returns_asked" ON "store_returns" USING btree ("order_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "store_returns_order" ON "store_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_returns_account" ON "store_returns" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "store_returns_decider" ON "store_returns" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "store_wishes_variant" ON "store_wishes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "store_payments_order" ON "store_payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_points" ON "store_payments" USING btree ("order_id") WHERE kind = 'points' and state in ('held', 'spent');--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_attempt" ON "store_payments" USING btree ("order_id") WHERE kind = 'money' and state in ('new', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_paid" ON "store_payments" USING btree ("order_id") WHERE kind = 'money' and state = 'paid';--> statement-breakpoint
CREATE INDEX "store_payments_ask" ON "store_payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_variants_sku" ON "store_variants" USING btree ("group_id","sku") WHERE sku <> '';--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_bank" UNIQUE("bank_id");--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_returned" CHECK (returned between 0 and amount);--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_count" CHECK (count > 0 and returned between 0 and count);--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_total" CHECK (total >= 0 and money >= 0);--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_returned" CHECK (amount >= 0 and returned between 0 and amount);