CREATE TABLE "place_aliases" (
	"place_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "place_aliases_place_id_alias_pk" PRIMARY KEY("place_id","alias")
);
--> statement-breakpoint
CREATE TABLE "place_invites" (
	"place_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "place_invites_place_id_account_id_pk" PRIMARY KEY("place_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "place_requests" (
	"place_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rejected_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "place_requests_place_id_account_id_pk" PRIMARY KEY("place_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"place_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone NOT NULL,
	"active_by" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "places_group";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "muted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "alias" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "joining" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "posting" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "inviting" text DEFAULT 'admins' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "place_aliases" ADD CONSTRAINT "place_aliases_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_aliases" ADD CONSTRAINT "place_aliases_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_invites" ADD CONSTRAINT "place_invites_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_invites" ADD CONSTRAINT "place_invites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_invites" ADD CONSTRAINT "place_invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_invites" ADD CONSTRAINT "place_invites_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_active_by_accounts_id_fk" FOREIGN KEY ("active_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_aliases_alias" ON "place_aliases" USING btree ("group_id","alias");--> statement-breakpoint
CREATE INDEX "place_invites_account" ON "place_invites" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "place_requests_account" ON "place_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_active" ON "threads" USING btree ("place_id","active_at","publication_id");--> statement-breakpoint
CREATE INDEX "threads_pinned" ON "threads" USING btree ("place_id","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_alias" UNIQUE("group_id","kind","alias");
--> statement-breakpoint
INSERT INTO "publication_kinds" ("name", "personal", "tab", "address") VALUES ('thread', true, 'channel', '/c/-/');
