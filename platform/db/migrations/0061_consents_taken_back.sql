ALTER TABLE "accounts" ADD COLUMN "photo_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "consent_withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who has given a consent before, has taken it back and has not given it anew.
UPDATE accounts a SET consent_withdrawn_at = taken.at
FROM (
  SELECT s.account_id, max(s.withdrawn_at) AS at FROM agreement_acceptances s
  JOIN agreements d ON d.id = s.agreement_id AND d.code = 'personal-data'
  GROUP BY s.account_id HAVING count(*) = count(s.withdrawn_at)
) taken WHERE taken.account_id = a.id AND NOT a.consent_to_pers_data;--> statement-breakpoint
UPDATE accounts a SET photo_withheld = true
FROM (
  SELECT s.account_id FROM agreement_acceptances s
  JOIN agreements d ON d.id = s.agreement_id AND d.code = 'photo'
  GROUP BY s.account_id HAVING count(*) = count(s.withdrawn_at)
) taken WHERE taken.account_id = a.id;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shown_photo_id" uuid GENERATED ALWAYS AS (case when not photo_withheld and consent_withdrawn_at is null then photo_id end) STORED;--> statement-breakpoint
CREATE INDEX "accounts_withheld_photo" ON "accounts" USING btree ("photo_id") WHERE shown_photo_id is null and photo_id is not null;
