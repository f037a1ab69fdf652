ALTER TABLE "moods" DROP CONSTRAINT "moods_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "head_id" uuid;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_id_accounts_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departments_head" ON "departments" USING btree ("head_id") WHERE head_id is not null;