import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    register: async (world) => {
      const { code } = await invite(world);
      const person = { lastName: "Новосёлова", firstName: "Дарья", password: "три слова подряд" };
      return everyone({ ...person, code, email: `new-${crypto.randomUUID()}@example.ru` });
    },
    invites: () => desk({}),
    invite: () => desk({ note: "Пекарня", limit: 3 }),
    revoke: async (world) => desk({ id: (await invite(world)).id }),
  },
};

async function invite({ admin }: TwoCompanies) {
  return apiAs(admin).registration.invite({ note: "Пекарня", limit: 1 });
}
