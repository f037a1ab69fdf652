CREATE TABLE "shared_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "admin_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "shared_budgets_full" ON "shared_budgets" USING btree ("full_at");