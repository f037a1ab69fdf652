CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"score" integer,
	"minutes" integer NOT NULL,
	"passed_on" date NOT NULL,
	"valid_until" date,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"replaced_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_number" UNIQUE("number"),
	CONSTRAINT "certificates_score" CHECK (score between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"plan_id" uuid,
	"key" uuid NOT NULL,
	"place" integer NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"quiz_id" uuid,
	"required" boolean DEFAULT true NOT NULL,
	"minutes" integer DEFAULT 5 NOT NULL,
	"pass_at" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_lessons_minutes" CHECK (minutes between 1 and 600)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"audience" text[],
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"level" text NOT NULL,
	"tone" text NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"is_sequential" boolean DEFAULT true NOT NULL,
	"least_pass" integer DEFAULT 0 NOT NULL,
	"due_days" integer,
	"gives_certificate" boolean DEFAULT true NOT NULL,
	"valid_months" integer,
	"state" text NOT NULL,
	"plan_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"is_changed" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_least_pass" CHECK (least_pass between 0 and 100),
	CONSTRAINT "courses_published" CHECK ((state = 'draft') = (plan_id is null))
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"assigned_by" uuid,
	"due_on" date,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"required" integer NOT NULL,
	"last_lesson" uuid,
	"score" integer,
	"is_last" boolean DEFAULT true NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_run" UNIQUE("run_id"),
	CONSTRAINT "enrolments_done" CHECK (done between 0 and required),
	CONSTRAINT "enrolments_ended" CHECK ((ended_at is null) = (state in ('enrolled', 'in-progress')))
);
--> statement-breakpoint
CREATE TABLE "saved_courses" (
	"account_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_courses_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "map_categories" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"no" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"tone" text NOT NULL,
	"audience" text[],
	CONSTRAINT "map_categories_map_id_version_no_pk" PRIMARY KEY("map_id","version","no")
);
--> statement-breakpoint
CREATE TABLE "map_floors" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"no" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_id" uuid,
	"width" integer DEFAULT 1200 NOT NULL,
	"height" integer DEFAULT 800 NOT NULL,
	"is_unchecked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "map_floors_map_id_version_no_pk" PRIMARY KEY("map_id","version","no")
);
--> statement-breakpoint
CREATE TABLE "map_points" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"no" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"floor_no" integer NOT NULL,
	"category_no" integer,
	"kind" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"corners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"access" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"person_id" uuid,
	"shown_from" date,
	"shown_to" date,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "map_points_map_id_version_no_pk" PRIMARY KEY("map_id","version","no"),
	CONSTRAINT "map_points_inside" CHECK (x between 0 and 100 and y between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "map_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"map_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"point_no" integer,
	"body" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_routes" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"no" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "map_routes_map_id_version_no_pk" PRIMARY KEY("map_id","version","no")
);
--> statement-breakpoint
CREATE TABLE "map_versions" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "map_versions_map_id_version_pk" PRIMARY KEY("map_id","version")
);
--> statement-breakpoint
CREATE TABLE "maps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"audience" text[],
	"keeper_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"shown" integer,
	"last_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "store_carts_account_id_group_id_pk" PRIMARY KEY("account_id","group_id")
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
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_quiz_id_questionnaires_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_assigned_by_accounts_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_categories" ADD CONSTRAINT "map_categories_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_categories" ADD CONSTRAINT "map_categories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_floors" ADD CONSTRAINT "map_floors_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_floors" ADD CONSTRAINT "map_floors_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_floors" ADD CONSTRAINT "map_floors_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_floor" FOREIGN KEY ("map_id","version","floor_no") REFERENCES "public"."map_floors"("map_id","version","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_category" FOREIGN KEY ("map_id","version","category_no") REFERENCES "public"."map_categories"("map_id","version","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_reports" ADD CONSTRAINT "map_reports_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_reports" ADD CONSTRAINT "map_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_reports" ADD CONSTRAINT "map_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_reports" ADD CONSTRAINT "map_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_routes" ADD CONSTRAINT "map_routes_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_routes" ADD CONSTRAINT "map_routes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maps" ADD CONSTRAINT "maps_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maps" ADD CONSTRAINT "maps_keeper_id_accounts_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "certificates_one" ON "certificates" USING btree ("object_id") WHERE replaced_by is null;--> statement-breakpoint
CREATE INDEX "certificates_account" ON "certificates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "certificates_group" ON "certificates" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "certificates_revoker" ON "certificates" USING btree ("revoked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "course_lessons_version" ON "course_lessons" USING btree ("plan_id","key") WHERE plan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_lessons_draft" ON "course_lessons" USING btree ("course_id","key") WHERE plan_id is null;--> statement-breakpoint
CREATE INDEX "course_lessons_course" ON "course_lessons" USING btree ("course_id","place");--> statement-breakpoint
CREATE INDEX "course_lessons_file" ON "course_lessons" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "course_lessons_quiz" ON "course_lessons" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "courses_list" ON "courses" USING btree ("group_id","state","published_at");--> statement-breakpoint
CREATE INDEX "courses_author" ON "courses" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "courses_plan" ON "courses" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_last" ON "enrolments" USING btree ("course_id","account_id") WHERE is_last;--> statement-breakpoint
CREATE INDEX "enrolments_account" ON "enrolments" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "enrolments_assigner" ON "enrolments" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "enrolments_plan" ON "enrolments" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "enrolments_due" ON "enrolments" USING btree ("due_on") WHERE ended_at is null and due_on is not null;--> statement-breakpoint
CREATE INDEX "saved_courses_course" ON "saved_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "map_floors_file" ON "map_floors" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "map_points_floor" ON "map_points" USING btree ("map_id","version","floor_no","category_no");--> statement-breakpoint
CREATE INDEX "map_points_person" ON "map_points" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "map_reports_map" ON "map_reports" USING btree ("map_id","settled_at");--> statement-breakpoint
CREATE INDEX "map_reports_account" ON "map_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "map_reports_settler" ON "map_reports" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "map_versions_by" ON "map_versions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "maps_group" ON "maps" USING btree ("group_id","state");--> statement-breakpoint
CREATE INDEX "maps_keeper" ON "maps" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "store_cart_lines_variant" ON "store_cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "store_deliveries_group" ON "store_deliveries" USING btree ("group_id","kind");--> statement-breakpoint
CREATE INDEX "store_favourites_product" ON "store_favourites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_variant" ON "store_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "store_order_lines_product" ON "store_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "store_order_marks_order" ON "store_order_marks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "store_order_marks_by" ON "store_order_marks" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_waiting" ON "store_orders" USING btree ("account_id","group_id") WHERE state = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "store_orders_account" ON "store_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_orders_board" ON "store_orders" USING btree ("group_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "store_orders_over" ON "store_orders" USING btree ("created_at") WHERE state = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "store_orders_delivery" ON "store_orders" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "store_products_shelf" ON "store_products" USING btree ("group_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "store_products_category" ON "store_products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "store_products_picture" ON "store_products" USING btree ("picture_id");