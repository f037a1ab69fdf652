import { area } from "#app/area.ts";
import { packsNavigation } from "./navigation.ts";

export const packs = area({
  title: "Сохранённое для чтения без сети",
  contract: {},
  serve: {},
  navigation: packsNavigation,
});
