import { zoneName } from "#app/web/zone-name.ts";

export type Hour = {
  name: "publishAt" | "unpublishAt" | "reviewOn";
  kind?: "datetime-local";
  label: string;
  hint: string;
};

/** When an article goes out, when it goes away, and by when it is looked at anew: made by the server, so that the form's script need not know the words. */
export function hoursOf(timeZone: string): Hour[] {
  const zone = zoneName(timeZone);
  return [
    {
      name: "publishAt",
      kind: "datetime-local",
      label: "Когда опубликовать",
      hint: `Для кнопки «Запланировать», ${zone}`,
    },
    {
      name: "unpublishAt",
      kind: "datetime-local",
      label: "Когда снять с публикации",
      hint: `Снимется само, ${zone}`,
    },
    {
      name: "reviewOn",
      label: "Пересмотреть до",
      hint: "Напомним автору; без проверки статья через две недели снимется сама",
    },
  ];
}
