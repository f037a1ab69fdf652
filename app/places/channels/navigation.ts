import type { Placed } from "#app/web/navigation.ts";
import { placesDesk } from "./desk-routes.ts";
import { channels } from "./routes.ts";

/** Where people find it. */
export const channelsNavigation: Placed[] = [
  {
    on: "side",
    group: "Общение",
    at: 10,
    page: channels.list,
    icon: "channels",
    text: "Каналы",
    within: ["/channels/"],
  },
  { on: "tabs", at: 40, page: channels.list, icon: "channels", text: "Каналы", within: ["/channels/"] },
  { on: "create", at: 30, page: channels.create, icon: "channels", text: "Канал", for: "place-makers" },
  { on: "sections", group: "Общение", at: 10, page: channels.list, icon: "channels", text: "Каналы" },
  { on: "sections", group: "Общение", at: 20, page: channels.feed, icon: "comment", text: "Новое в каналах" },
  {
    on: "desks",
    group: "Порядок",
    at: 50,
    page: placesDesk.adminPlaces,
    icon: "channels",
    text: "Каналы и сообщества",
  },
];
