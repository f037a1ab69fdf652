import { area } from "#app/area.ts";
import { auditContract } from "./contract.ts";
import { readJournal } from "./server/journal.ts";

export const audit = area({
  title: "Журнал",
  contract: auditContract,
  serve: {
    list: readJournal,
  },
});
