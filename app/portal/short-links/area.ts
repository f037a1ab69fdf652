import { area } from "#app/area.ts";
import { shortLinksContract } from "./contract.ts";
import { findCode, followCode, makeCode } from "./server/links.ts";

export const shortLinks = area({
  title: "Короткие ссылки",
  contract: shortLinksContract,
  serve: {
    find: (viewer, input) => findCode(viewer, input.path),
    make: (viewer, input) => makeCode(viewer, input.path),
    follow: (viewer, input) => followCode(viewer, input.code),
  },
});
