import { area } from "#app/area.ts";
import { questionnaireDeskNavigation } from "./navigation.ts";

export const surveysDesk = area({
  title: "Стол опросов и тестов",
  contract: {},
  serve: {},
  navigation: questionnaireDeskNavigation,
});
