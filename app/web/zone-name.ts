const zonesOfRussia: Record<string, string> = {
  Kaliningrad: "калининградскому",
  Moscow: "московскому",
  Samara: "самарскому",
  Yekaterinburg: "екатеринбургскому",
  Omsk: "омскому",
  Novosibirsk: "новосибирскому",
  Krasnoyarsk: "красноярскому",
  Irkutsk: "иркутскому",
  Yakutsk: "якутскому",
  Vladivostok: "владивостокскому",
  Magadan: "магаданскому",
  Kamchatka: "камчатскому",
};

/** By whose clocks: «по московскому времени»; of a zone abroad, «по времени: Центральная Европа, стандартное время». */
export function zoneName(zone: string): string {
  const people = zonesOfRussia[zone.slice(zone.indexOf("/") + 1)];
  if (people) return `по ${people} времени`;
  const parts = new Intl.DateTimeFormat("ru", { timeZone: zone, timeZoneName: "long" }).formatToParts(0);
  return `по времени: ${parts.find(({ type }) => type === "timeZoneName")?.value ?? zone}`;
}
