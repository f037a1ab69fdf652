import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshSession } from "#tests/support/fresh-session.ts";
import { keepDevice } from "#tests/support/notice-habits.ts";
import { browserKeys } from "#tests/support/push-receiver.ts";
import { company, everyone, owner } from "#tests/support/sample.ts";
import { aboutComment, aboutPost, reader } from "#tests/support/told-things.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({}),
    unread: () => everyone(undefined),
    readHere: () => everyone({ path: "/feed/work", shown: [] }),
    readAll: () => everyone(undefined),
    settings: () => everyone(undefined),
    changeSettings: () =>
      everyone({ levels: [{ family: "answers", bell: "now" }], quiet: null, days: [1, 2, 3, 4, 5, 6, 7] }),
    mute: async ({ sever }) => {
      const { items } = await apiAs(sever.head).notifications.list({});
      const { id } = items.find(({ like }) => like)!;
      return owner({ id, muted: false }, id);
    },
    read: async ({ sever }) => {
      const { items } = await apiAs(sever.head).notifications.list({});
      return owner({ id: items[0]!.id }, items[0]!.id);
    },
    muteAbout: ({ sever: { thread: id } }) => company({ id, muted: true }, id),
    muted: () => everyone({}),
    tryMailAgain: () => everyone(undefined),
  },
  pages: {
    "the bell": { statements: 1, ask: ({ api }) => [api.notifications.list({})] },
    "how one is told": { statements: 2, ask: ({ api }) => [api.notifications.settings()] },
    "what one is not told of": { statements: 1, ask: ({ api }) => [api.notifications.muted({})] },
    "the bell's number": { statements: 1, ask: ({ api }) => [api.notifications.unread()] },
  },
  notices: {
    comment: reader(aboutComment),
    reply: reader(aboutComment),
    mention: reader(aboutComment),
    "mention-post": reader(aboutPost),
    call: reader(aboutComment),
    "call-post": reader(aboutPost),
    reaction: reader(aboutPost),
    "reaction-comment": reader(aboutComment),
  },
};

const push: AreaTests = {
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

export const testsOf = { push };
