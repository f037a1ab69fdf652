CREATE TABLE "error_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"line" text NOT NULL,
	"times" integer NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
