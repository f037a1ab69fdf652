INSERT INTO "publication_kinds" ("name", "personal", "tab", "address") VALUES ('product-review', true, 'ugc', '/store/reviews/');--> statement-breakpoint
CREATE TABLE "store_product_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_reviews_one" UNIQUE("product_id","account_id"),
	CONSTRAINT "store_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
INSERT INTO "store_product_pictures" ("id", "group_id", "product_id", "file_id", "alt", "place")
  SELECT gen_random_uuid(), p.group_id, p.id, p.picture_id, p.picture_alt, 1 FROM "store_products" p WHERE p.picture_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "store_products" DROP CONSTRAINT "store_products_picture_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "store_products_picture";--> statement-breakpoint
ALTER TABLE "store_categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('russian', title || ' ' || description)) STORED;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "available_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "available_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "store_product_pictures" ADD CONSTRAINT "store_product_pictures_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_product_pictures" ADD CONSTRAINT "store_product_pictures_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_product_pictures" ADD CONSTRAINT "store_product_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_id_publications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_product_pictures_product" ON "store_product_pictures" USING btree ("product_id","place");--> statement-breakpoint
CREATE INDEX "store_product_pictures_file" ON "store_product_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "store_reviews_list" ON "store_reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_reviews_account" ON "store_reviews" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_parent_id_store_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_categories_parent" ON "store_categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_promised" ON "store_order_lines" USING btree ("variant_id") WHERE promised_on is not null and not taken;--> statement-breakpoint
ALTER TABLE "store_products" DROP COLUMN "picture_id";--> statement-breakpoint
ALTER TABLE "store_products" DROP COLUMN "picture_alt";--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_apart" CHECK (parent_id <> id);--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_sold" CHECK (available_to > available_from);--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_kind" CHECK (not (digital and service));