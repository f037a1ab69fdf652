CREATE TABLE "bank_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"question" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_topic_id_question_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."question_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_topics" ADD CONSTRAINT "question_topics_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_questions_topic" ON "bank_questions" USING btree ("topic_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_topics_name" ON "question_topics" USING btree ("group_id",lower("name"));
--> statement-breakpoint
UPDATE "questionnaire_responses" o SET "asked" = (
  SELECT jsonb_agg(part || jsonb_build_object('questions', (
    SELECT coalesce(jsonb_agg(question ORDER BY place), '[]'::jsonb)
    FROM jsonb_array_elements(part -> 'questions') WITH ORDINALITY asked(question, place)
    WHERE question ->> 'id' = ANY (o."drawn")
  )) ORDER BY at)
  FROM jsonb_array_elements(q."document" -> 'sections') WITH ORDINALITY parts(part, at)
)
FROM "questionnaires" q WHERE q."id" = o."questionnaire_id" AND o."drawn" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" DROP COLUMN "drawn";
