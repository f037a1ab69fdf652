CREATE TABLE "event_answer_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"day_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"state" text NOT NULL,
	"plus_ones" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"hold_id" uuid,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_answers_day_id_account_id_pk" PRIMARY KEY("day_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ruled_at" timestamp (3) with time zone NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"title" text,
	"location" text,
	"moved_from" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_days_ruled" UNIQUE("event_id","ruled_at"),
	CONSTRAINT "event_days_order" CHECK (ends_at >= starts_at),
	CONSTRAINT "event_days_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_favourites" (
	"account_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_favourites_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"tone" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "event_types_title" UNIQUE("group_id","title")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"audience" text[],
	"guest_visible" boolean DEFAULT false NOT NULL,
	"place_id" uuid,
	"type_id" uuid,
	"organiser_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"contacts" text DEFAULT '' NOT NULL,
	"registration" text NOT NULL,
	"capacity" integer,
	"has_waitlist" boolean DEFAULT true NOT NULL,
	"allows_maybe" boolean DEFAULT true NOT NULL,
	"plus_ones" integer DEFAULT 0 NOT NULL,
	"closes_hours" integer DEFAULT 0 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"rule" text,
	"laid_until" date,
	"state" text NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_uid" UNIQUE("group_id","uid"),
	CONSTRAINT "events_capacity" CHECK (capacity > 0),
	CONSTRAINT "events_plus_ones" CHECK (plus_ones between 0 and 3),
	CONSTRAINT "events_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_cart_lines" (
	"account_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"seen_points" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_cart_lines_account_id_variant_id_pk" PRIMARY KEY("account_id","variant_id"),
	CONSTRAINT "store_cart_lines_count" CHECK (count between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "store_carts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "store_categories_title" UNIQUE("group_id","title")
);
--> statement-breakpoint
CREATE TABLE "store_counters" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"index" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_favourites" (
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_favourites_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"count" integer NOT NULL,
	"taken" boolean NOT NULL,
	CONSTRAINT "store_order_lines_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id"),
	CONSTRAINT "store_order_lines_count" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "store_order_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"delivery_id" uuid,
	"delivery" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"track" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_orders_number" UNIQUE("group_id","number"),
	CONSTRAINT "store_orders_total" CHECK (total >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_payments_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "store_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"points" integer,
	"old_points" integer,
	"money" integer,
	"picture_id" uuid,
	"picture_alt" text DEFAULT '' NOT NULL,
	"per_person" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_products_points" CHECK (points >= 0),
	CONSTRAINT "store_products_money" CHECK (money >= 0),
	CONSTRAINT "store_products_per_person" CHECK (per_person > 0)
);
--> statement-breakpoint
CREATE TABLE "store_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"stock" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "store_variants_title" UNIQUE("product_id","title"),
	CONSTRAINT "store_variants_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_day_id_event_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."event_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_day_id_event_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."event_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type_id_event_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_id_accounts_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_lines" ADD CONSTRAINT "store_cart_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_lines" ADD CONSTRAINT "store_cart_lines_variant_id_store_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."store_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_lines" ADD CONSTRAINT "store_cart_lines_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_carts" ADD CONSTRAINT "store_carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_carts" ADD CONSTRAINT "store_carts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_counters" ADD CONSTRAINT "store_counters_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_deliveries" ADD CONSTRAINT "store_deliveries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_favourites" ADD CONSTRAINT "store_favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_favourites" ADD CONSTRAINT "store_favourites_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_favourites" ADD CONSTRAINT "store_favourites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_variant_id_store_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."store_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_marks" ADD CONSTRAINT "store_order_marks_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_marks" ADD CONSTRAINT "store_order_marks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_marks" ADD CONSTRAINT "store_order_marks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_delivery_id_store_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."store_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_category_id_store_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."store_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_variants" ADD CONSTRAINT "store_variants_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_variants" ADD CONSTRAINT "store_variants_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answer_marks_day" ON "event_answer_marks" USING btree ("day_id","id");--> statement-breakpoint
CREATE INDEX "event_answer_marks_account" ON "event_answer_marks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_answers_account" ON "event_answers" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "event_answers_waiting" ON "event_answers" USING btree ("day_id","since") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "event_days_when" ON "event_days" USING btree ("group_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "event_days_portal" ON "event_days" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "event_favourites_event" ON "event_favourites" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "events_organiser" ON "events" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "events_place" ON "events" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "events_laid" ON "events" USING btree ("laid_until") WHERE rule is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "store_cart_lines_variant" ON "store_cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "store_deliveries_group" ON "store_deliveries" USING btree ("group_id","kind");--> statement-breakpoint
CREATE INDEX "store_favourites_product" ON "store_favourites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_variant" ON "store_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_product" ON "store_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "store_order_marks_order" ON "store_order_marks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "store_order_marks_by" ON "store_order_marks" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_waiting" ON "store_orders" USING btree ("account_id") WHERE state = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "store_orders_account" ON "store_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_orders_board" ON "store_orders" USING btree ("group_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "store_orders_over" ON "store_orders" USING btree ("created_at") WHERE state = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "store_orders_delivery" ON "store_orders" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "store_products_shelf" ON "store_products" USING btree ("group_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "store_products_category" ON "store_products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "store_products_picture" ON "store_products" USING btree ("picture_id");