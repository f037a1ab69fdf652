import { area } from "#app/area.ts";
import { servicesContract } from "./contract.ts";
import { serviceDeeds } from "./deeds.ts";
import { servicesNavigation } from "./navigation.ts";
import { dropCategory, moveCategory, putCategory, readCategories } from "./server/categories.ts";
import { moveService, readDesk, readParents, readSource, removeService, setStatus } from "./server/desk.ts";
import { serviceDuty } from "./server/duty.ts";
import { glanceAtServices } from "./server/glance.ts";
import { readCatalogue } from "./server/listing.ts";
import { readService } from "./server/one.ts";
import { ownServices } from "./server/own-data.ts";
import { changeService, makeService } from "./server/putting.ts";
import { servicesSource } from "./server/search-source.ts";
import { readShowServices } from "./server/showing.ts";
import { keepService, useService } from "./server/using.ts";

/** The catalogue: what the company does for its people and where they find it (specification §2, product B23). */
export const services = area({
  title: "Сервисы",
  contract: servicesContract,
  navigation: servicesNavigation,
  rights: { services: "сервисы: каталог, маршруты заявок, показатели" },
  serve: {
    showServices: readShowServices,
    list: readCatalogue,
    one: readService,
    use: useService,
    keep: keepService,
    deskList: readDesk,
    source: readSource,
    parents: readParents,
    make: makeService,
    change: changeService,
    setStatus,
    move: moveService,
    remove: removeService,
    categories: readCategories,
    putCategory,
    moveCategory,
    dropCategory,
  },
  keeps: ownServices,
  duties: { services: serviceDuty },
  search: [servicesSource],
  widgets: { services: glanceAtServices },
  deeds: serviceDeeds,
});
