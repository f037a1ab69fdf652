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
CREATE INDEX "map_floors_file" ON "map_floors" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "map_points_floor" ON "map_points" USING btree ("map_id","version","floor_no","category_no");--> statement-breakpoint
CREATE INDEX "map_points_person" ON "map_points" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "map_reports_map" ON "map_reports" USING btree ("map_id","settled_at");--> statement-breakpoint
CREATE INDEX "map_reports_account" ON "map_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "map_reports_settler" ON "map_reports" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "map_versions_by" ON "map_versions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "maps_group" ON "maps" USING btree ("group_id","state");--> statement-breakpoint
CREATE INDEX "maps_keeper" ON "maps" USING btree ("keeper_id");