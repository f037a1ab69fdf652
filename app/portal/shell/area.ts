import { area } from "#app/area.ts";
import { shellNavigation } from "./navigation.ts";

export const shell = area({
  title: "Рамка портала",
  contract: {},
  serve: {},
  navigation: shellNavigation,
});
