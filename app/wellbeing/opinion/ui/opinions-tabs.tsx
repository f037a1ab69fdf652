import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { opinion } from "../routes.ts";

/** The parts of opinions; the queue is there for those who answer for something. */
export function OpinionsTabs({ current, queue }: { current: "list" | "ideas" | "queue"; queue?: number | null }) {
  return (
    <div className="mb-6">
      <Tabs
        label="Мнения"
        tabs={[
          { href: href(opinion.list), title: "Высказаться", current: current === "list" },
          { href: href(opinion.ideas), title: "Идеи коллег", current: current === "ideas" },
          ...(queue === null || queue === undefined
            ? []
            : [{ href: href(opinion.queue), title: "Ждут моего ответа", current: current === "queue", count: queue }]),
        ]}
      />
    </div>
  );
}
