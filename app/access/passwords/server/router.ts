import { passwordsContract } from "#app/access/passwords/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { config } from "#platform/config.ts";
import { loginOfLink, loginOfPerson } from "#platform/identity/index.ts";
import { isMailSet } from "#platform/mail/index.ts";
import { askForLink } from "./asking.ts";
import { change, renew } from "./changing.ts";
import { makeLink } from "./making-link.ts";

const api = implementArea(passwordsContract);

export const passwordsRouter = api.router({
  help: api.help.handler(() => ({ kept: config.oidcIssuer ? "outside" : "here", mail: isMailSet() })),
  own: api.own.handler(async ({ context }) => {
    if (config.oidcIssuer) return { kept: "outside" };
    return { kept: (await loginOfPerson(context.viewer.accountId)) ? "here" : "nowhere" };
  }),
  change: api.change.handler(({ context, input }) => change(context.viewer, input)),
  ask: api.ask.handler(({ input }) => askForLink(input.login)),
  link: api.link.handler(async ({ input }) => ({ login: (await loginOfLink(input.secret)) ?? null })),
  makeLink: api.makeLink.handler(({ context, input }) => makeLink(context.viewer, input.id)),
  renew: api.renew.handler(({ input }) => renew(input)),
});
