import { page } from "#app/web/urls.ts";

export const notifications = {
  bell: page("/bell-notifications", { title: "Уведомления" }),
  settings: page("/account/notification-settings", { title: "Настройки уведомлений" }),
};
