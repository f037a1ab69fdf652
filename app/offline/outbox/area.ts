import { area } from "#app/area.ts";
import { outboxNavigation } from "./navigation.ts";

export const outbox = area({
  title: "Исходящие",
  contract: {},
  serve: {},
  navigation: outboxNavigation,
});
