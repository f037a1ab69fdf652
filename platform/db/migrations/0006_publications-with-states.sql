CREATE TABLE "grants" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"right" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_account_id_right_pk" PRIMARY KEY("account_id","right")
);
--> statement-breakpoint
CREATE TABLE "publication_revisions" (
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_revisions_publication_id_revision_pk" PRIMARY KEY("publication_id","revision")
);
--> statement-breakpoint
CREATE TABLE "publication_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "publications_feed";--> statement-breakpoint
DROP INDEX "publications_group";--> statement-breakpoint
DROP INDEX "publications_author";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "lead" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_group" ON "grants" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "publication_states_publication" ON "publication_states" USING btree ("publication_id","created_at");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_edited_by_accounts_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_feed" ON "publications" USING btree ("feed","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "publications_group" ON "publications" USING btree ("group_id","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "publications_author" ON "publications" USING btree ("author_id","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
-- The parts of audiences that a person belongs to: themselves, their town, their department and those above it, and the given rights.
CREATE FUNCTION audience_of(person uuid, rights text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE above AS (
    SELECT d.id, d.parent_id FROM accounts a JOIN departments d ON d.id = a.department_id WHERE a.id = person
    UNION
    SELECT d.id, d.parent_id FROM departments d JOIN above ON d.id = above.parent_id
  )
  SELECT rights || array['user:' || person]
    || coalesce((SELECT array['location:' || location] FROM accounts WHERE id = person AND location <> ''), '{}')
    || coalesce((SELECT array_agg('department:' || id) FROM above), '{}')
$$;
