CREATE TABLE "agreement_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"agreement_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	"method" text NOT NULL,
	"signed_as" text,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agreement_id" uuid NOT NULL,
	"group_id" uuid,
	"reach" text DEFAULT 'company' NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"change_summary" text DEFAULT '' NOT NULL,
	"effective_from" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_versions_number" UNIQUE("agreement_id","number")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"reach" text DEFAULT 'company' NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"demand" text NOT NULL,
	"needs" text DEFAULT 'tick' NOT NULL,
	"in_force" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_code" UNIQUE NULLS NOT DISTINCT("group_id","code")
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_version_id_agreement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agreement_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_acceptances_standing" ON "agreement_acceptances" USING btree ("account_id","version_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_agreement" ON "agreement_acceptances" USING btree ("agreement_id","account_id");--> statement-breakpoint
CREATE INDEX "agreement_acceptances_group" ON "agreement_acceptances" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_versions_draft" ON "agreement_versions" USING btree ("agreement_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "agreement_versions_coming" ON "agreement_versions" USING btree ("effective_from");--> statement-breakpoint
-- What was published stays, to the letter.
CREATE FUNCTION keep_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'a published version is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER agreement_versions_stay BEFORE UPDATE OR DELETE ON agreement_versions
  FOR EACH ROW EXECUTE FUNCTION keep_published_version();
--> statement-breakpoint
-- Of an acceptance only this is ever written later, and once: when it was taken back.
CREATE FUNCTION keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(NEW) - 'withdrawn_at' <> to_jsonb(OLD) - 'withdrawn_at' THEN
    RAISE EXCEPTION 'an acceptance is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER agreement_acceptances_stay BEFORE UPDATE OR DELETE ON agreement_acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_acceptance();
--> statement-breakpoint
-- Who has consented before there were documents accepted these words of version 1: they become a document, and no consent is lost.
CREATE TEMPORARY TABLE brought ON COMMIT DROP AS
SELECT g.id AS group_id, g.created_at, gen_random_uuid() AS agreement_id, gen_random_uuid() AS version_id,
  replace('Портал показывает коллегам, кто есть кто: имя, должность, отдел, рабочие контакты и фотографию, если вы её добавите. Для этого компании «{company}» нужно ваше согласие.

## Какие данные

Фамилия, имя, отчество, должность, отдел, рабочие почта и телефон, фотография, публикации и комментарии.

## Зачем

Чтобы коллеги могли вас найти, а вы – читать, писать и пользоваться сервисами портала.

## Что с ними делают

Собирают, хранят, показывают сотрудникам портала и удаляют. Другим организациям данные не передают.

## Как долго и как отозвать

Пока вы работаете в компании. Отозвать согласие можно в любой день: напишите в службу поддержки своей компании.
', '{company}', g.name) AS text
FROM groups g
WHERE EXISTS (SELECT FROM accounts a WHERE a.group_id = g.id AND a.consent_to_pers_data);
--> statement-breakpoint
INSERT INTO agreements (id, group_id, code, title, kind, demand, in_force)
SELECT agreement_id, group_id, 'personal-data', 'Согласие на обработку персональных данных', 'consent', 'must', 1 FROM brought;
--> statement-breakpoint
INSERT INTO agreement_versions (id, agreement_id, group_id, number, text, text_hash, change_summary, effective_from, published_at)
SELECT version_id, agreement_id, group_id, 1, text, encode(sha256(convert_to(text, 'UTF8')), 'hex'),
  'Текст, который действовал раньше', created_at, now() FROM brought;
--> statement-breakpoint
INSERT INTO agreement_acceptances (id, group_id, account_id, agreement_id, version_id, text_hash, method, created_at)
SELECT gen_random_uuid(), a.group_id, a.id, v.agreement_id, v.id, v.text_hash, 'carried',
  coalesce((SELECT min(said.created_at) FROM audit said WHERE said.account_id = a.id AND said.deed = 'consent.given'), now())
FROM accounts a JOIN agreement_versions v ON v.group_id = a.group_id
WHERE a.consent_to_pers_data;
