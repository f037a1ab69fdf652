export type Line = { name: "sourceUrl"; label: string; hint: string };

/** What of an article is said in one line: made by the server, so that the form's script need not know the words. */
export const articleLines: Line[] = [{ name: "sourceUrl", label: "Источник", hint: "Адрес с https://" }];
