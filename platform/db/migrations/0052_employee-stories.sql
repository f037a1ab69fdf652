ALTER TABLE "groups" ADD COLUMN "employee_stories" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "in_own_name" boolean DEFAULT false NOT NULL;