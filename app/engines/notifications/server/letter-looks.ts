export type Item = { title: string; text: string; link: string };

/** What a letter says, whichever way it is drawn. */
export type Draft = {
  name: string;
  items: Item[];
  bell: string;
  settings: string;
  leave: { address: string; words: string };
};

/** The letter in plain words, for those who read no HTML. */
export function drawText({ name, items, bell, settings, leave }: Draft): string {
  const said = items.map(({ title, text, link }) => [title, text, link].filter(Boolean).join("\n"));
  return [
    `Здравствуйте, ${name}!`,
    ...said,
    `Все уведомления: ${bell}\nНастроить уведомления: ${settings}\n${leave.words}: ${leave.address}`,
  ].join("\n\n");
}
