import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Card, CardLink } from "../card.tsx";
import { Heading } from "../heading.tsx";
import { Image } from "../image.tsx";
import { type Reaction, ReactionBar } from "../reaction-bar.tsx";
import { type RichNode, RichText } from "../rich-text.tsx";
import { Time } from "../time.tsx";
import type { ExampleSet } from "./example.ts";
import { ivan, landscape, now, zone } from "./sample.ts";

const reactions: Reaction[] = [
  { value: "like", label: "Нравится", icon: "like", count: 12, mine: true },
  { value: "clap", label: "Спасибо", icon: "clap", count: 4, mine: false },
  { value: "idea", label: "Хорошая мысль", icon: "idea", count: 1, mine: false },
];

const text = (words: string, mark?: string): RichNode => ({
  type: "text",
  text: words,
  ...(mark && { marks: [{ type: mark }] }),
});
const line = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });

const doc: RichNode = {
  type: "doc",
  content: [
    line(
      text("Мы переносим склад ближе к станции. "),
      text("Работа начнётся в понедельник", "strong"),
      text(", и вот что изменится."),
    ),
    { type: "heading", attrs: { level: 2 }, content: [text("Что взять с собой")] },
    {
      type: "bullet_list",
      content: ["Пропуск старого образца", "Ключ от шкафчика"].map((words) => ({
        type: "list_item",
        content: [line(text(words))],
      })),
    },
    { type: "blockquote", content: [line(text("Переезд – это повод наконец разобрать верхние полки."))] },
    { type: "video", attrs: { provider: "rutube", id: "c6cc4d620b1d4338901770a44b3e82f4" } },
    line({ type: "text", text: "Карта проезда", marks: [{ type: "link", attrs: { href: "/interactive-maps" } }] }),
  ],
};

export const content: ExampleSet = {
  id: "content",
  title: "Содержание",
  examples: [
    {
      name: "Карточка",
      element: (
        <Card as="article" lifts labelledBy="demo-card-title">
          <div className="flex items-center gap-3 text-sm">
            <Avatar person={ivan} />
            <div>
              <p className="font-medium">{ivan.name}</p>
              <p className="text-muted">
                <Time value="2025-11-21T09:40:00.000Z" zone={zone} now={now} />
              </p>
            </div>
            <Badge look="brand" icon="pin" className="ml-auto">
              Закреплено
            </Badge>
          </div>
          <Heading level={3} id="demo-card-title" className="mt-4">
            <CardLink href="#content">Склад переезжает ближе к станции</CardLink>
          </Heading>
          <p className="mt-1.5 text-soft">
            Рассказываем, что взять с собой в понедельник и где теперь оставлять велосипеды.
          </p>
          <Image
            src={landscape}
            alt="Горы на закате"
            width={640}
            height={360}
            ratio="cover"
            className="mt-4 rounded-control"
          />
          <div className="relative mt-4">
            <ReactionBar reactions={reactions} />
          </div>
        </Card>
      ),
    },
    {
      name: "Текст",
      element: (
        <Card>
          <RichText doc={doc} level={4} />
        </Card>
      ),
    },
    {
      name: "Размытая подложка",
      element: (
        <Image
          src={landscape}
          placeholder={landscape}
          alt=""
          width={640}
          height={360}
          ratio="cover"
          className="rounded-control"
        />
      ),
    },
  ],
};
