export type Line = { name: "coauthors" | "sourceUrl"; label: string; hint: string };

/** What of an article is said in one line: made by the server, so that the form's script need not know the words. */
export const articleLines: Line[] = [
  { name: "coauthors", label: "Соавторы", hint: "@ и короткие имена, до четырёх: @anna, @ivan" },
  { name: "sourceUrl", label: "Источник", hint: "Адрес с https://" },
];
