import { scimGroups } from "#app/office/scim/server/index.ts";
import { supportTickets } from "#app/portal/support/server/index.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { desk, everyone, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const asked = { topic: "Не открывается лента", text: "Пишет «Страница не открылась»", email: "someone@example.ru" };

/** Good calls of support. */
export const entrySamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "registration.register": async (world) => {
    const { code } = await invite(world);
    const person = { lastName: "Новосёлова", firstName: "Дарья", password: "три слова подряд" };
    return everyone({ ...person, code, email: `new-${crypto.randomUUID()}@example.ru` });
  },
  "registration.invites": () => desk({}),
  "registration.invite": () => desk({ note: "Пекарня", limit: 3 }),
  "registration.revoke": async (world) => desk({ id: (await invite(world)).id }),
  "scim.tokens": () => desk({}),
  "scim.makeToken": () => desk({ name: "Каталог" }),
  "scim.revokeToken": async ({ admin }) => desk({ id: (await apiAs(admin).scim.makeToken({ name: "Лишний" })).id }),
  "scim.trials": () => desk({}),
  "scim.groups": () => desk({}),
  "scim.mapGroup": async (world) => desk({ id: await freshGroup(world), right: "moderator" }),
  "scim.claims": () => desk({}),
  "scim.addClaim": () => desk({ claim: "groups", value: `/${newId()}`, right: "moderator" }),
  "scim.removeClaim": async (world) => desk({ id: await freshRule(world) }),
  "scim.setPlaces": () => desk({ department: "department", location: "" }),
  "support.write": () => everyone(asked),
  "support.own": () => everyone({}),
  "support.ticket": ({ sever }) => owner({ id: sever.ticket }, sever.ticket),
  "support.say": ({ sever }) => owner({ id: sever.ticket, text: "И сегодня тоже" }, sever.ticket),
  "support.desk": () => desk({}),
  "support.asked": ({ sever }) => desk({ id: sever.ticket }),
  "support.answer": async (world) => desk({ id: await freshTicket(world), text: "Починили" }),
  "support.close": async (world) => desk({ id: await freshTicket(world) }),
};

async function invite({ admin }: TwoCompanies) {
  return apiAs(admin).registration.invite({ note: "Пекарня", limit: 1 });
}

/** A group that the directory of «Север» has brought. */
async function freshGroup({ sever }: TwoCompanies): Promise<string> {
  const id = newId();
  await withTenant("*", () => db().insert(scimGroups).values({ id, groupId: sever.id, displayName: id }));
  return id;
}

/** A rule of signing in at «Север». */
async function freshRule({ admin }: TwoCompanies): Promise<string> {
  return (await apiAs(admin).scim.addClaim({ claim: "groups", value: `/${newId()}`, right: "editor" })).id;
}

async function freshTicket({ sever }: TwoCompanies): Promise<string> {
  const id = newId();
  const { email: _, ...words } = asked;
  const ticket = { id, number: id, groupId: sever.id, authorId: sever.head.accountId, ...words };
  await withTenant("*", () => db().insert(supportTickets).values(ticket));
  return id;
}
