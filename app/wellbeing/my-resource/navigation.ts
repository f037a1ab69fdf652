import type { Placed } from "#app/web/navigation.ts";
import { myResource } from "./routes.ts";

/** Where people find it. */
export const myResourceNavigation: Placed[] = [
  {
    on: "side",
    group: "Полезное",
    at: 10,
    page: myResource.own,
    icon: "my-resource",
    text: "Мой ресурс",
    within: ["/mood"],
  },
  { on: "sections", group: "Мой ресурс", at: 10, page: myResource.own, icon: "my-resource", text: "Самопроверка" },
  { on: "desks", group: "Аналитика", at: 30, page: myResource.company, icon: "my-resource", text: "Мой ресурс" },
];
