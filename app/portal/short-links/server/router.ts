import { shortLinksContract } from "#app/portal/short-links/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { findCode, followCode, makeCode } from "./links.ts";

const api = implementArea(shortLinksContract);

export const shortLinksRouter = api.router({
  find: api.find.handler(({ input }) => findCode(input.path)),
  make: api.make.handler(({ input }) => makeCode(input.path)),
  follow: api.follow.handler(({ input }) => followCode(input.code)),
});
