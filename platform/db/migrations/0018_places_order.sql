ALTER TABLE "polls" ADD COLUMN "most" integer;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "changeable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "extendable" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- A statement that changes who belongs to many places holds them in one order, whatever order it met them in: two such
-- statements wait for one another, and never in a ring.
CREATE OR REPLACE FUNCTION memberships_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM places WHERE id IN (SELECT place_id FROM fresh) ORDER BY id FOR NO KEY UPDATE;
  UPDATE places SET members = members + came.count
  FROM (SELECT place_id, count(*) AS count FROM fresh GROUP BY place_id) came WHERE id = came.place_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION memberships_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM places WHERE id IN (SELECT place_id FROM before) ORDER BY id FOR NO KEY UPDATE;
  UPDATE places SET members = members - gone.count
  FROM (SELECT place_id, count(*) AS count FROM before GROUP BY place_id) gone WHERE id = gone.place_id;
  RETURN NULL;
END $$;
