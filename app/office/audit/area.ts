import { area } from "#app/area.ts";
import { auditContract } from "./contract.ts";
import { platformWords } from "./deeds.ts";
import { auditNavigation } from "./navigation.ts";
import { readDeeds, readJournal } from "./server/index.ts";

export const audit = area({
  title: "Журнал",
  contract: auditContract,
  navigation: auditNavigation,
  serve: {
    list: readJournal,
    deeds: readDeeds,
  },
  deeds: platformWords,
});
