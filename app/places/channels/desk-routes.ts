import { page } from "#app/web/urls.ts";

export const placesDesk = {
  adminPlaces: page("/admin/places", { audience: "admin", title: "Каналы и сообщества" }),
};
