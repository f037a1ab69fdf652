import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { memberships, placeBans } from "./schema.ts";

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
];
