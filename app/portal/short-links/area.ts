import { area } from "#app/area.ts";
import { shortLinksContract } from "./contract.ts";
import { findCode, followCode, makeCode } from "./server/links.ts";

export const shortLinks = area({
  title: "Короткие ссылки",
  contract: shortLinksContract,
  serve: {
    find: (_viewer, input) => findCode(input.path),
    make: (_viewer, input) => makeCode(input.path),
    follow: (_viewer, input) => followCode(input.code),
  },
});
