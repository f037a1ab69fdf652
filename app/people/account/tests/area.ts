import { db } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshSession } from "#tests/support/fresh-session.ts";
import { makePerson } from "#tests/support/people.ts";
import { about, company, everyone, owner } from "#tests/support/sample.ts";
import { pictureFile } from "#tests/support/two-companies.ts";
import { formerAliases } from "../server/schema.ts";

export const tests: AreaTests = {
  samples: {
    me: () => everyone(undefined),
    profile: ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
    publications: ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
    subscribe: async ({ sever: { id } }) => {
      const { accountId } = await makePerson({ id, alias: "sever", name: "Север" });
      return company({ accountId, subscribed: true }, accountId);
    },
    uploadPhoto: async () => everyone({ photo: await pictureFile() }),
    removePhoto: () => everyone(undefined),
    users: () => everyone({ query: "CANARY" }),
    audiences: () => everyone({}),
    changePreferences: () => everyone({ theme: "dark", lightMode: false, noRedirect: false }),
    sessions: () => everyone({}),
    endSession: async ({ sever }) => {
      const id = await freshSession(sever.head.accountId);
      return owner({ id }, id);
    },
    endOtherSessions: () => ({ ...everyone({ current: crypto.randomUUID() }), signsOut: true }),
    uploadFile: () => everyone({ file: new File(["Повестка"], "agenda.txt", { type: "text/plain" }) }),
    changeAlias: async () => {
      // A person changes it once a month, a test each time.
      await db().delete(formerAliases);
      return everyone({ alias: `alias-${crypto.randomUUID().slice(0, 8)}` });
    },
    pinSections: () => everyone({ pinned: ["/c"] }),
    showBirthday: () => everyone({ shown: "full" }),
  },
  addresses: {
    ownProfile: () => ({ status: 302 }),
    profile: ({ sever }) => about("company", "socialId", sever.head.accountId),
  },
  pages: {
    "what an audience is made of": { statements: 1, ask: ({ desk }) => [desk.account.audiences({})] },
    "a profile": {
      statements: 5,
      ask: ({ api, world }) => {
        const alias = world.sever.head.accountId;
        const personId = alias;
        return [
          ...[api.account.profile({ alias }), api.account.publications({ alias }), api.widgets.beside({})],
          api.maps.seats({ personId }),
        ];
      },
    },
    "colleagues who may be named": {
      statements: 1,
      ask: ({ api, world }) => [api.account.users({ query: "CANARY", reads: world.sever.publication })],
    },
    colleagues: { statements: 1, ask: ({ api }) => [api.account.users({ query: "CANARY" })] },
    "the list of sign-ins": { statements: 1, ask: ({ api }) => [api.account.sessions({})] },
  },
};
