ALTER TABLE "questionnaire_responses" ADD COLUMN "department_id" uuid;--> statement-breakpoint
UPDATE "questionnaire_responses" o SET "department_id" = a.department_id FROM "accounts" a WHERE a.id = o.account_id AND o.state <> 'draft';
