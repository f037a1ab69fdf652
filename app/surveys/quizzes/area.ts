import { area } from "#app/area.ts";
import { quizzesNavigation } from "./navigation.ts";

export const quizzes = area({
  title: "Тесты",
  contract: {},
  serve: {},
  navigation: quizzesNavigation,
});
