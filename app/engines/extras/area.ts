import { area } from "#app/area.ts";
import { extrasContract } from "./contract.ts";
import { attach, detach } from "./server/files.ts";
import { attachOwn, detachOwn, readOwnFiles } from "./server/own-files.ts";
import { readExtras, relate } from "./server/related.ts";

export const extras = area({
  title: "Файлы и ссылки статей",
  contract: extrasContract,
  serve: {
    desk: readExtras,
    attach,
    detach,
    relate,
    own: readOwnFiles,
    attachOwn,
    detachOwn,
  },
});
