import { area } from "#app/area.ts";
import { ownMembership } from "./server/own-data.ts";

/** What channels and communities stand on; their areas speak for it. */
export const membership = area({
  title: "Участие в каналах и сообществах",
  contract: {},
  serve: {},
  keeps: ownMembership,
});
