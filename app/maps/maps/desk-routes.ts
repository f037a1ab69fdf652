import { page, pictured } from "#app/web/urls.ts";

export const mapsDesk = {
  adminMaps: page("/admin/maps", { audience: "maps", title: "Карты" }),
  adminMap: page("/admin/maps/:mapId", { audience: "maps", title: "Карта", files: pictured }),
  adminPlace: page("/admin/maps/:mapId/place", { audience: "maps", title: "Точки на карте" }),
  adminPoint: page("/admin/maps/:mapId/points/:no", { audience: "maps", title: "Точка", files: pictured }),
  adminRoute: page("/admin/maps/:mapId/routes/:no", { audience: "maps", title: "Путь" }),
};
