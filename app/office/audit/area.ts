import { area } from "#app/area.ts";
import { auditContract } from "./contract.ts";
import { platformWords } from "./deeds.ts";
import { readDeeds, readJournal } from "./server/index.ts";

export const audit = area({
  title: "Журнал",
  contract: auditContract,
  serve: {
    list: readJournal,
    deeds: readDeeds,
  },
  deeds: platformWords,
});
