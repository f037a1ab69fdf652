ALTER TABLE "questionnaire_viewers" ADD COLUMN "edits" boolean DEFAULT false NOT NULL;
