import { href } from "#app/web/urls.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import { mood } from "../routes.ts";

export const tests: AreaTests = {
  samples: {
    mine: () => ({ input: {}, for: "everyone" }),
    tell: () => ({ input: { level: "good", note: "Выспались", tags: ["health"] }, for: "everyone" }),
    company: () => ({ input: {}, for: "desk" }),
    support: () => ({ input: {}, for: "desk" }),
    changeSupport: () => ({ input: { contacts: [{ name: "Срочная помощь", phone: "112" }] }, for: "desk" }),
  },
  pages: {
    "the own mood": { statements: 3, ask: ({ api }) => [api.mood.mine({})] },
    "the mood of the company": { statements: 1, ask: ({ admin }) => [admin.mood.company({})] },
  },
  notices: {
    mood: reader(stands(({ sever }) => ({ href: `${href(mood.own)}#told`, actorId: sever.employee.accountId }))),
  },
};
