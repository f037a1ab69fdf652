import type { MetaFunction } from "@remix-run/node";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";
import { HelpKeySwitch } from "../ui/help-key-switch.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Клавиши");

const chapters: { title: string; keys: [key: string, deed: string][] }[] = [
  {
    title: "Везде",
    keys: [
      ["Tab, Enter", "в начале страницы – сразу к содержанию, на главной ещё раз – к ленте"],
      ["?", "этот список"],
      ["Esc", "закрыть окно, меню или подсказки"],
    ],
  },
  {
    title: "Подсказки поиска и имена после @",
    keys: [
      ["↓ ↑", "выбрать"],
      ["Enter", "открыть или вставить выбранное"],
    ],
  },
  {
    title: "Редактор",
    keys: [
      ["Ctrl + B, Ctrl + I, Ctrl + U", "жирный, курсив, подчёркнутый"],
      ["Ctrl + Z, Ctrl + Shift + Z", "отменить, вернуть"],
      ["Ctrl + Enter", "опубликовать; в комментарии – отправить"],
      ["Alt + F10", "к кнопкам над текстом; Esc – обратно"],
    ],
  },
  {
    title: "Истории",
    keys: [
      ["→ ←", "следующий кадр, предыдущий"],
      ["Home, End", "первый кадр, последний"],
      ["Esc", "закрыть историю"],
    ],
  },
];

/** What the keys of the keyboard do here. */
export default function Keys() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Клавиши">На Mac вместо Ctrl – ⌘. Всё это можно сделать и без клавиш.</PageHeader>
      {chapters.map(({ title, keys }, at) => (
        <Section key={title} id={`keys-${at}`} title={title}>
          <Card>
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              {keys.map(([key, deed]) => (
                <div key={key} className="contents">
                  <dt className="font-medium">{key}</dt>
                  <dd className="text-soft">{deed}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </Section>
      ))}
      <div className="mt-6">
        <HelpKeySwitch />
      </div>
    </div>
  );
}
