import { page } from "#app/web/urls.ts";

export const placeLinks = {
  invitation: page("/invitation/:code", { title: "Приглашение по ссылке" }),
};
