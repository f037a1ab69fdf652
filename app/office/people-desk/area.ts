import { area } from "#app/area.ts";
import { peopleDeskContract } from "./contract.ts";
import { peopleDeeds } from "./deeds.ts";
import { peopleDeskNavigation } from "./navigation.ts";
import { keepLdap, lookLdap, readLdap } from "./server/ldap.ts";
import { ledDuty } from "./server/led.ts";
import { dutiesNotices, notifyOfDue, notifyOfDuties } from "./server/notices.ts";
import { ownLdap } from "./server/own-data.ts";
import { readDuties, readList, readPerson } from "./server/reading.ts";
import { give, sweepRights, take } from "./server/rights.ts";
import { dropSecondFactor, endSessions, leave, restore, suspend } from "./server/states.ts";
import { applyTable, readPlan, sweepTables, takeTable } from "./server/table.ts";

export const peopleDesk = area({
  title: "Люди компании: состояния и права",
  contract: peopleDeskContract,
  navigation: peopleDeskNavigation,
  rights: { staff: "люди компании, таблица людей, подразделения, приглашения, гости, кто принял документы" },
  serve: {
    list: readList,
    person: (viewer, input) => readPerson(viewer, input.id),
    duties: (viewer, input) => readDuties(viewer, input.id),
    suspend,
    restore: (viewer, input) => restore(viewer, input.id),
    leave,
    give,
    take,
    takeTable: (viewer, input) => takeTable(viewer, input.file),
    table: (viewer, input) => readPlan(viewer, input.id),
    applyTable: (viewer, input) => applyTable(viewer, input.id),
    ldap: readLdap,
    lookLdap,
    resetSecondFactor: (viewer, input) => dropSecondFactor(viewer, input.id),
    endSessions: (viewer, input) => endSessions(viewer, input.id),
  },
  jobs: [
    { name: "people-desk.rights", title: "Снять права, чей срок вышел", cron: "37 * * * *", run: () => sweepRights() },
    { name: "people-desk.tables", title: "Убрать старые таблицы людей", cron: "47 * * * *", run: () => sweepTables() },
    {
      name: "people-desk.ldap",
      title: "Взять людей из каталога LDAP",
      cron: "25 4 * * *",
      free: true,
      tries: 1,
      run: () => keepLdap(),
    },
  ],
  keeps: ownLdap,
  duties: { led: ledDuty },
  listeners: [notifyOfDue, notifyOfDuties],
  notices: [dutiesNotices],
  deeds: peopleDeeds,
});
