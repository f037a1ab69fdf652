import type { Placed } from "#app/web/navigation.ts";
import { certificatesDesk } from "./desk-routes.ts";
import { certificates } from "./routes.ts";

/** Where people find them. */
export const certificatesNavigation: Placed[] = [
  { on: "sections", group: "Обучение", at: 40, page: certificates.mine, icon: "achievements", text: "Мои сертификаты" },
  {
    on: "desks",
    group: "Обучение",
    at: 20,
    page: certificatesDesk.adminCertificates,
    icon: "achievements",
    text: "Сертификаты",
  },
];
