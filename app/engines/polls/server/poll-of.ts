import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fewestAnswers, mostNamed, type PollView } from "#app/engines/polls/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { byNameOf } from "#platform/people/name-order.ts";
import { accounts } from "#platform/people/schema.ts";
import { named } from "./beside.ts";
import { pollChoices, pollOptions, polls, pollVoters } from "./schema.ts";

type Option = { id: string; text: string; votes: number; mine: boolean; people: { name: string; alias: string }[] };

type PollRow = Pick<
  PollView,
  "question" | "many" | "most" | "changeable" | "extendable" | "named" | "shows" | "endsAt" | "answered" | "voters"
> & {
  closedAt: string | null;
  options: Option[];
};

/** A column of a query: the question of the poll under a publication; null where there is none. */
export function pollQuestion(publicationId: AnyPgColumn): SQL<string | null> {
  return sql`(select q.question from ${polls} q where q.publication_id = ${named(publicationId)})`;
}

/** A column of a query: the poll under a publication with everything about this reader; null where there is none. */
export function pollOf(viewer: Viewer, publicationId: AnyPgColumn): SQL<PollRow | null> {
  const isMine = sql`account_id = ${viewer.accountId}`;
  const people = sql`(
    select json_agg(json_build_object('name', n.name, 'alias', n.alias)) from (
      select a.first_name || ' ' || a.last_name as name, a.alias
      from ${pollChoices} c join ${accounts} a on a.id = c.account_id
      where c.option_id = o.id and q.named and ${isNotBlocked(viewer, sql`a.id`)}
      order by ${byNameOf("a")} limit ${mostNamed}) n)`;
  return sql`(
    select json_build_object(
      'question', q.question, 'many', q.many, 'most', q.most, 'changeable', q.changeable, 'extendable', q.extendable,
      'named', q.named, 'shows', q.shows,
      'endsAt', q.ends_at, 'closedAt', q.closed_at,
      'voters', (select count(*) from ${pollVoters} v where v.poll_id = q.id),
      'answered', exists (select 1 from ${pollVoters} v where v.poll_id = q.id and v.${isMine}),
      'options', (
        select json_agg(json_build_object('id', o.id, 'text', o.text, 'votes', o.votes,
          'mine', exists (select 1 from ${pollChoices} c where c.option_id = o.id and c.${isMine}),
          'people', coalesce(${people}, '[]'::json)) order by o.place)
        from ${pollOptions} o where o.poll_id = q.id))
    from ${polls} q where q.publication_id = ${named(publicationId)})`;
}

/** What a reader is shown: of results nothing before their time. */
export function toPoll({ closedAt, endsAt, options, ...poll }: PollRow): PollView {
  const over = isOver({ closedAt: closedAt && new Date(closedAt), endsAt: endsAt && new Date(endsAt) });
  const waits = waitsFor({ ...poll, over });
  return {
    ...poll,
    endsAt: endsAt && new Date(endsAt).toISOString(),
    over,
    waits,
    options: options.map(({ id, text, votes, mine, people }) => ({
      id,
      text,
      ...(!waits && { votes }),
      ...(!waits && poll.named && { people }),
      ...(mine && { mine: true as const }),
    })),
  };
}

type Clock = { closedAt: Date | "" | null; endsAt: Date | "" | null };

/** Nobody answers any more: its author has closed it, or its hour has come. */
export function isOver({ closedAt, endsAt }: Clock): boolean {
  return Boolean(closedAt) || Boolean(endsAt && endsAt <= now());
}

function waitsFor({
  over,
  shows,
  answered,
  named,
  voters,
}: Omit<PollRow, "endsAt" | "closedAt" | "options"> & { over: boolean }) {
  if (!over && shows === "at-end") return "end";
  if (!over && shows !== "always" && !answered) return "answer";
  return !named && voters < fewestAnswers ? "more" : null;
}
