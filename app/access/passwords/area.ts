import { area } from "#app/area.ts";
import { config } from "#platform/config.ts";
import { loginOfLink, loginOfPerson } from "#platform/identity/index.ts";
import { isMailSet } from "#platform/mail/index.ts";
import { passwordsContract } from "./contract.ts";
import { passwordDeeds } from "./deeds.ts";
import { askForLink, sendPasswordLetter } from "./server/asking.ts";
import { change, renew } from "./server/changing.ts";
import { makeLink } from "./server/making-link.ts";
import { notifyOfLink, notifyOfPassword, notifyOfReset, securityNotices } from "./server/notices.ts";

export const passwords = area({
  title: "Пароли",
  contract: passwordsContract,
  serve: {
    help: () => ({ kept: config.oidcIssuer ? ("outside" as const) : ("here" as const), mail: isMailSet() }),
    own: async (viewer) => ({
      kept: config.oidcIssuer ? "outside" : (await loginOfPerson(viewer.accountId)) ? "here" : "nowhere",
    }),
    change,
    ask: (_viewer, input) => askForLink(input.login),
    link: async (_viewer, input) => ({ login: (await loginOfLink(input.secret)) ?? null }),
    makeLink: (viewer, input) => makeLink(viewer, input.id),
    renew: (_viewer, input) => renew(input),
  },
  jobs: [sendPasswordLetter],
  notices: [securityNotices],
  listeners: [notifyOfLink, notifyOfPassword, notifyOfReset],
  deeds: passwordDeeds,
});
