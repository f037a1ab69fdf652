import { area } from "#app/area.ts";
import { deskChecksContract } from "./contract.ts";
import { readChecks } from "./server/checks.ts";
import { keepLinks } from "./server/links.ts";

export const deskChecks = area({
  title: "Проверка содержимого",
  contract: deskChecksContract,
  serve: {
    read: readChecks,
  },
  jobs: [
    { name: "desk-checks.links", title: "Проверить ссылки в статьях", cron: "10 3 * * *", run: () => keepLinks() },
  ],
});
