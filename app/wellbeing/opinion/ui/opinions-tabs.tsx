import type { ReactNode } from "react";
import { ChapterTabs } from "#app/ui/chapter-tabs.tsx";
import { href } from "#app/web/urls.ts";
import { opinion } from "../routes.ts";

type Props = { current: "list" | "ideas" | "queue"; queue?: number | null; children?: ReactNode };

/** The parts of opinions; the queue is there for those who answer for something. `children` are the page's own tabs. */
export function OpinionsTabs({ current, queue, children }: Props) {
  return (
    <ChapterTabs
      label="Мнения"
      tabs={[
        { href: href(opinion.list), title: "Высказаться", current: current === "list" },
        { href: href(opinion.ideas), title: "Идеи коллег", current: current === "ideas" },
        ...(queue === null || queue === undefined
          ? []
          : [{ href: href(opinion.queue), title: "Ждут моего ответа", current: current === "queue", count: queue }]),
      ]}
    >
      {children}
    </ChapterTabs>
  );
}
