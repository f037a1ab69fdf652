ALTER TABLE "store_categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "available_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "available_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_parent_id_store_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_categories_parent" ON "store_categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_promised" ON "store_order_lines" USING btree ("variant_id") WHERE promised_on is not null and not taken;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_apart" CHECK (parent_id <> id);--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_sold" CHECK (available_to > available_from);--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_kind" CHECK (not (digital and service));