import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { memberships, placeBans, placeInvites, placeOffers, placeRequests } from "./schema.ts";

const roles = { owner: "владелец", admin: "администратор", member: "участник", follower: "читатель" };

/** Where a person belongs, and where they were shut out. */
export const ownMembership: OwnPart[] = [
  {
    name: "memberships",
    title: "Каналы и сообщества",
    by: [memberships.accountId],
    after: "gone",
    head: { place: "Где", role: "Роль", joined: "С какого времени" },
    rows: (me) => sql`
      select m.place_id as key, p.title as place, m.role, ${iso("m.joined_at")} as joined
      from memberships m join places p on p.id = m.place_id where m.account_id = ${me}`,
    tell: (row) => ({ ...row, role: said(roles, row.role) }),
  },
  {
    name: "place-bans",
    title: "Закрытые каналы и сообщества",
    by: [placeBans.accountId],
    after: "gone",
    head: { place: "Где", at: "Когда закрыли", until: "До какого времени", reason: "Почему" },
    rows: (me) => sql`
      select b.place_id as key, p.title as place, ${iso("b.created_at")} as at, ${iso("b.until")} as until, b.reason
      from place_bans b join places p on p.id = b.place_id where b.account_id = ${me}`,
  },
  {
    name: "place-requests",
    title: "Просьбы пустить в канал или сообщество",
    by: [placeRequests.accountId],
    after: "gone",
    head: {
      place: "Куда",
      at: "Когда",
      message: "Что вы написали",
      answers: "Что вы ответили",
      reason: "Почему отказали",
    },
    rows: (me) => sql`
      select r.place_id as key, p.title as place, ${iso("r.created_at")} as at, r.message, r.reason,
        (select string_agg(said->>'question' || ' – ' || (said->>'answer'), '; ') from jsonb_array_elements(r.answers) said) as answers
      from place_requests r join places p on p.id = r.place_id where r.account_id = ${me}`,
  },
  {
    name: "place-invites",
    title: "Приглашения в каналы и сообщества",
    by: [placeInvites.accountId],
    after: "gone",
    head: { place: "Куда", at: "Когда", until: "До какого времени" },
    rows: (me) => sql`
      select i.place_id as key, p.title as place, ${iso("i.created_at")} as at, ${iso("i.expires_at")} as until
      from place_invites i join places p on p.id = i.place_id where i.account_id = ${me}`,
  },
  {
    name: "place-offers",
    title: "Предложения стать владельцем канала или сообщества",
    by: [placeOffers.accountId],
    after: "gone",
    head: { place: "Чего", at: "Когда", until: "До какого времени" },
    rows: (me) => sql`
      select o.place_id as key, p.title as place, ${iso("o.created_at")} as at, ${iso("o.expires_at")} as until
      from place_offers o join places p on p.id = o.place_id where o.account_id = ${me}`,
  },
];
