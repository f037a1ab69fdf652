import { getTableName, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import "#app/areas.ts";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { readOwn } from "#app/access/own-data/server/reading.ts";
import { db, newId } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

/** Columns that name a person and are told to nobody in an export, each with its reason. */
const leftOut: Record<string, string[]> = {
  "What somebody has done at a desk is done in the company's name and belongs to it": [
    ...["agreement_versions.published_by", "article_reminders.reminded_by", "article_templates.created_by"],
    ...[
      "erasure_requests.ended_by",
      "comments.deleted_by",
      "comments.hidden_by",
      "grants.granted_by",
      "hashtag_rules.author_id",
    ],
    ...[
      "invites.author_id",
      "invites.revoked_by",
      "invites.sponsor_id",
      "moderation_cases.claimed_by",
      "moderation_decisions.decided_by",
    ],
    ...[
      "moderation_rules.changed_by",
      "mood_support.changed_by",
      "people_tables.author_id",
      "pins.pinned_by",
      "place_bans.banned_by",
      "place_invites.invited_by",
      "place_links.invited_by",
      "place_offers.offered_by",
    ],
    ...["publication_states.actor_id", "publications.deleted_by", "publications.edited_by"],
    ...["publications.pinned_comment_by", "publications.talk_closed_by", "running_lines.author_id"],
    ...["running_lines.ended_by", "scim_tokens.author_id", "scim_tokens.revoked_by", "search_synonyms.changed_by"],
    "self_check_documents.changed_by",
    ...[
      "stories.archived_by",
      "stories.deleted_by",
      "stories.ended_by",
      "stories.kept_by",
      "support_tickets.closed_by",
    ],
    ...["suspensions.author_id", "suspensions.ended_by", "threads.active_by"],
    ...["translations.changed_by", "widget_locks.locked_by"],
    ...["achievement_awards.awarded_by", "loyalty_tasks.created_by", "task_runs.decided_by"],
  ],
  "What another person has done towards somebody is that person's own": [
    ...[
      "absences.deputy_id",
      "accounts.manager_id",
      "accounts.sponsor_id",
      "departments.head_id",
      "hidden_authors.author_id",
      "notices.actor_id",
      "person_blocks.blocked_id",
    ],
    "subscriptions.author_id",
    "point_notes.receiver_id",
  ],
  "A copy of words that are told where they stand": [
    ...["search_documents.author_id", "search_documents.owner_id", "search_words.author_id", "search_words.owner_id"],
  ],
  "The portal's own bookkeeping, forgotten in days": [
    "idempotency.account_id",
    "held_forms.account_id",
    "sessions.shown_as",
  ],
};

describe("the export of one's own data", () => {
  it("tells of every column that refers to a person, or there is a reason why not", async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select t.relname || '.' || a.attname as name
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.atttypid = 'uuid'::regtype and (
        a.attname ~ '_by$' or a.attname in ('account_id', 'author_id', 'owner_id', 'actor_id', 'person_id', 'shown_as')
        or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = t.oid
          and k.confrelid = 'public.accounts'::regclass and a.attnum = any(k.conkey)))`);
    const told = ownParts.get().flatMap(({ by }) => by.map((column) => `${getTableName(column.table)}.${column.name}`));
    // The person's own row is found by its id.
    const known = [...told.filter((name) => name !== "accounts.id"), ...Object.values(leftOut).flat()];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
    expect(told).toContain("accounts.id");
  });

  it("has a name of its own for every part, plain enough for a file", () => {
    const names = ownParts.get().map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at || !/^[a-z-]+$/.test(name))).toEqual([]);
  });

  it.each(ownParts.get().map((part) => [part.name, part] as const))(
    "reads %s, also of somebody who has none",
    async (_, part) => {
      const rows = [];
      for await (const row of readOwn(part, newId())) rows.push(row);
      expect(rows).toEqual([]);
    },
  );
});
