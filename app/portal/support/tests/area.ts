import { href } from "#app/web/urls.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, desk, everyone, owner } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { support } from "../routes.ts";
import { supportTickets } from "../server/index.ts";

const asked = { topic: "Не открывается лента", text: "Пишет «Страница не открылась»", email: "someone@example.ru" };

export const tests: AreaTests = {
  samples: {
    write: () => everyone(asked),
    own: () => everyone({}),
    ticket: ({ sever }) => owner({ id: sever.ticket }, sever.ticket),
    say: ({ sever }) => owner({ id: sever.ticket, text: "И сегодня тоже" }, sever.ticket),
    desk: () => desk({}),
    asked: ({ sever }) => desk({ id: sever.ticket }),
    answer: async (world) => desk({ id: await freshTicket(world), text: "Починили" }),
    close: async (world) => desk({ id: await freshTicket(world) }),
  },
  addresses: {
    ticket: ({ sever }) => about("owner", "id", sever.ticket),
    adminTicket: ({ sever }) => ({ params: { id: sever.ticket } }),
  },
  pages: {
    "a question to support": {
      statements: 1,
      ask: ({ api, world }) => [api.support.ticket({ id: world.sever.ticket })],
    },
    "support, invitations": {
      statements: 2,
      ask: ({ admin }) => [admin.support.desk({}), admin.registration.invites({})],
    },
  },
  notices: {
    support: reader(stands(({ sever }) => ({ subject: "Вопрос", href: href(support.ticket, { id: sever.ticket }) }))),
  },
};

async function freshTicket({ sever }: TwoCompanies): Promise<string> {
  const id = newId();
  const { email: _, ...words } = asked;
  const ticket = { id, number: id, groupId: sever.id, authorId: sever.head.accountId, ...words };
  await withTenant("*", () => db().insert(supportTickets).values(ticket));
  return id;
}
