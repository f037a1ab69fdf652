import { newId } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshSession } from "#tests/support/fresh-session.ts";
import { keepDevice } from "#tests/support/notice-habits.ts";
import { browserKeys } from "#tests/support/push-receiver.ts";
import { everyone, owner } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    add: async ({ sever }) => {
      const session = await freshSession(sever.head.accountId);
      const subscription = browserKeys().subscription(`https://push.invalid/${newId()}`);
      return owner({ ...subscription, session, agent: "Firefox" }, session);
    },
    wake: () => everyone({ endpoint: "https://push.invalid/1", session: newId() }),
    drop: async ({ sever }) => {
      const id = await keepDevice(sever.head);
      return owner({ id }, id);
    },
    trial: async ({ sever }) => {
      const id = await keepDevice(sever.head);
      return owner({ id }, id);
    },
  },
};
